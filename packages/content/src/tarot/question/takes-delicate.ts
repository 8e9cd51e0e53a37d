import type { Take } from './take.ts';

/** What number to play: there are none in the cards. */
export const LOTTERY_TAKE: Take = {
  middle: [
    'Números no hay en las cartas: ni estas ni otras los saben, y los que alguien te dé valen lo mismo que los de un dado. La mesa puede mirar otra cosa, qué cambiaría si sobrara.',
    'Dicho sin vueltas, en la baraja no hay números que jugar. Hay preguntas, y una viene al caso: qué parte de ese sueño cabe ya en tu mes.',
    'Un sorteo no se lee. Las cartas no tienen números que darte, ni buenos ni malos; enseñan, si acaso, qué le pides al dinero.',
    'De aquí no saldrá ninguna cifra: el azar no deja pistas en los dibujos. Se puede hablar de cuánto gastas en la ilusión y de qué te gusta de ella.',
    'No busques números en lo que ha salido, porque no están. Si juegas, que sea por gusto y con un tope; lo demás es de lo que habla la tirada.',
  ],
  landing: [
    'Sin números y sin azar, queda {do}.',
    'Más a mano que un premio está {do}.',
    'Que el boleto sea un juego; el plan puede ser {do}.',
    'La suerte va por su lado. Por el tuyo, cabe {do}.',
    'Lo que no depende de ningún sorteo: {do}.',
  ],
};
