import type { MoonPhaseName } from '@sibila/domain/sky/bodies';

/** The last line of a horoscope, by the phase of the Moon; signs of a day take different ones. */
export const CLOSINGS: Readonly<Record<MoonPhaseName, readonly string[]>> = {
  'luna nueva': [
    'Lo que hoy cabe en una semilla no necesita todavía un jardín.',
    'En lo oscuro también se empieza, solo que a tientas.',
    'Nadie ve el primer paso, y sin embargo cuenta.',
    'Un deseo dicho en voz baja sigue siendo un deseo.',
    'El cuaderno nuevo no exige buena letra.',
    'Antes de la luz hay alguien que abre la persiana.',
  ],
  'luna creciente': [
    'Lo que apenas asoma ya tiene dirección.',
    'Un hilo de luz alcanza para encontrar la llave.',
    'Crecer al principio se parece mucho a insistir.',
    'No hace falta ver la escalera entera para subir el escalón.',
    'El brote no presume y, aun así, levanta la tierra.',
    'Lo pequeño, repetido, deja de ser pequeño.',
  ],
  'cuarto creciente': [
    'A mitad de camino se elige otra vez el camino.',
    'La duda también empuja, si la pones detrás.',
    'Decidir es podar: duele poco y ordena mucho.',
    'Medio vaso, media cuesta y las dos piernas listas.',
    'Lo que resiste hoy te está enseñando tu fuerza.',
    'Una puerta que cuesta abrir sigue siendo una puerta.',
  ],
  'gibosa creciente': [
    'Falta poco, y ese poco merece paciencia.',
    'Lo casi listo se cuida con las dos manos.',
    'Afinar no es desconfiar: es querer que suene bien.',
    'El pan no se apura por mirarlo, pero conviene estar cerca.',
    'Lo que has venido haciendo ya proyecta sombra.',
    'Un último repaso es también una forma de cariño.',
  ],
  'luna llena': [
    'Lo que se ve entero se puede querer o se puede soltar.',
    'Con tanta luz, hasta las sombras tienen contorno.',
    'Hay noches en que la respuesta estaba a la vista.',
    'Mira lo que creció sin que lo vigilaras.',
    'Lo colmado pide manos abiertas.',
    'A plena luz, lo sencillo parece valiente.',
  ],
  'gibosa menguante': [
    'Lo aprendido pesa menos cuando se reparte.',
    'Después de la cosecha viene el gusto de la mesa.',
    'Contar lo vivido es volver a ordenarlo.',
    'Dar las gracias también es terminar algo.',
    'Lo que sobra en tu casa falta en otra.',
    'El fruto maduro no discute con la rama.',
  ],
  'cuarto menguante': [
    'Soltar a tiempo es una manera de elegir.',
    'No todo lo que se deja atrás se pierde.',
    'Queda lo que importa cuando se sacude el mantel.',
    'Un cajón vacío también es una respuesta.',
    'Quien cierra bien una puerta no vuelve a revisarla.',
    'Lo que ya no usas ocupaba el sitio de algo.',
  ],
  'luna menguante': [
    'El descanso es la parte callada del trabajo.',
    'Apagar la lámpara también es cuidar la luz.',
    'La tierra quieta no está vacía.',
    'Hay respuestas que llegan cuando dejas de llamarlas.',
    'Terminar despacio es terminar bien.',
    'Lo que se va deja el suelo barrido.',
  ],
};
