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

/** What another person does in secret: no verdict. */
export const DECEIT_TAKE: Take = {
  middle: [
    'Si hay engaño o no, estas cartas no lo saben, y darte un veredicto sería jugar con lo tuyo y con lo de otra persona. Lo que pueden mirar es la duda: de dónde viene y qué haces con ella.',
    'Ni culpable ni inocente: una baraja no juzga a quien no está en la mesa. La desconfianza, en cambio, sí está, y merece que la escuches antes de ponerle nombre a nadie.',
    'Lo que alguien hace a tus espaldas no sale en un dibujo. Mira qué viste, qué te contaron y qué dedujiste, en tres listas; suelen mezclarse.',
    'A esa pregunta solo puede contestar quien la vive contigo. La tirada se ocupa de lo de este lado, qué necesitas saber para estar en paz y cómo lo pedirías.',
    'Las cartas no sirven de prueba contra nadie, ni a favor. Sirven para ver cuánto lugar ocupa la sospecha en tus días y qué conversación está tapando.',
    'Esta mesa no reparte culpas. Reparte preguntas, y la primera es sencilla: qué te haría falta oír para dormir en calma.',
    'Ninguna carta ha seguido a nadie por la calle. Lo que ven es tu inquietud, y la inquietud no demuestra nada ni es una tontería.',
    'Un «sí» de cartas rompería cosas sin motivo, y un «no» taparía lo que notas. Por eso no hay ninguno de los dos; hay una conversación por preparar.',
    'Quien puede aclararlo tiene nombre y no está en la baraja. Antes de hablar, decide qué quieres preguntar y qué harás con la respuesta.',
    'Lo que sospechas puede ser cierto o no serlo, y eso aquí no se averigua. Se averigua, si quieres, cuánto cuesta vivir con la pregunta.',
    'No se espía con dibujos. Se mira, en todo caso, qué confianza falta y desde cuándo la echas de menos.',
    'No hay sentencia en esta mesa. Hay una inquietud tuya, y puede hablarse de ella sin acusar: qué notas, desde qué día, qué te devolvería la calma.',
  ],
  landing: [
    'La verdad se pregunta de frente. Hasta entonces, a ti te sirve {do}.',
    'Sin acusar y sin callarte, puedes {do}.',
    'Para llegar a esa conversación con calma, ayuda {do}.',
    'Lo que haga otra persona es suyo; tuyo es {do}.',
    'Cuida primero tu sitio: un modo es {do}.',
    'En lugar de buscar pruebas, cabe {do}.',
    'Por tu calma, y no contra nadie: {do}.',
    'Mientras no lo hables, alivia {do}.',
    'Vigilar cansa; descansa más {do}.',
  ],
};
