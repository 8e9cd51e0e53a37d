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

/** What each phase is good for, in a line: the same for all signs, told in turns. */
export const PHASE_ADVICE: Readonly<Record<MoonPhaseName, readonly string[]>> = {
  'luna nueva': [
    'Son días de sembrar poco y bien elegido.',
    'Conviene proponerse una sola cosa y no anunciarla.',
    'Lo que empieces ahora pide silencio y agua.',
    'Vacía el bolsillo antes de llenarlo otra vez.',
    'Piensa en un verbo, no en un resultado.',
  ],
  'luna creciente': [
    'Lo empezado hace poco agradece un segundo empujón.',
    'Es momento de conseguir lo que el plan necesita: papel, clavos, una llamada.',
    'Da el paso que sigue, aunque sea corto.',
    'Lo que se riega ahora se nota en una semana.',
    'Di que sí a lo que crece y espera con lo demás.',
  ],
  'cuarto creciente': [
    'Aparece el primer obstáculo, y con él la ocasión de elegir en serio.',
    'Toca decidir con lo que sabes, sin esperar a saberlo todo.',
    'Corrige el rumbo ahora que cuesta poco.',
    'Si algo no avanza, cambia el método antes que la meta.',
    'Una resistencia bien mirada señala dónde apoyar la palanca.',
  ],
  'gibosa creciente': [
    'Es tiempo de pulir y no de estrenar.',
    'Revisa lo que ya funciona y mejóralo un dedo.',
    'Ensaya una vez más antes de abrir el telón.',
    'Pregunta ahora lo que después dará apuro preguntar.',
    'Lo que falta suele ser un detalle y no un milagro.',
  ],
  'luna llena': [
    'Lo que estaba a medias se muestra completo, con sus virtudes y sus costuras.',
    'Las emociones vienen altas: dales espacio y poca prisa.',
    'Es buen momento para ver en qué paró lo que empezaste hace dos semanas.',
    'Cuenta lo que ya está a la vista de todos.',
    'Celebra un resultado antes de ponerle peros.',
  ],
  'gibosa menguante': [
    'Es tiempo de compartir lo aprendido y bajar el ritmo.',
    'Lo que ya salió bien merece contarse.',
    'Reparte tareas: no todo lo que sabes hacer tienes que hacerlo tú.',
    'Saca conclusiones en voz alta, con alguien que pregunte bien.',
    'Agradece una ayuda concreta, con nombre.',
  ],
  'cuarto menguante': [
    'Conviene soltar lo que ya cumplió su función.',
    'Haz limpieza: un compromiso menos es una tarde más.',
    'Revisa qué repites por inercia y quítale un día.',
    'Cierra cuentas pequeñas antes de abrir nuevas.',
    'Decir que no con amabilidad también es avanzar.',
  ],
  'luna menguante': [
    'El cuerpo pide terminar y descansar, en ese orden.',
    'Queda poco que empujar y bastante que dejar ir.',
    'Es tiempo de guardar las herramientas limpias.',
    'Duerme más, habla menos, anota lo que sueñas.',
    'Lo que no cierres del todo te acompañará al próximo ciclo.',
  ],
};
