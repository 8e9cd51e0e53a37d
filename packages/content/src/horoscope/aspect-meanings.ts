import type { AspectName } from '@sibila/domain/sky/aspects';

/** What two bodies do to each other when they meet, help each other, or pull apart. */
export interface Meaning {
  together?: string;
  easy?: string;
  hard?: string;
}

/** How an aspect sounds: a meeting, a help, or a pull. */
export const TONES: Readonly<Record<AspectName, keyof Meaning>> = {
  conjunction: 'together',
  sextile: 'easy',
  trine: 'easy',
  square: 'hard',
  opposition: 'hard',
};

/** By pair in the order of the bodies, Sun to Pluto. Pairs that never form an aspect lack it. */
export const ASPECT_MEANINGS: Readonly<Record<string, Meaning>> = {
  'Sun Moon': {
    together: 'Lo que quieres y lo que necesitas hablan por fin en la misma habitación.',
    easy: 'La cabeza y el ánimo tiran del mismo carro, sin que haya que empujar.',
    hard: 'Una parte de ti quiere avanzar y otra quiere que la atiendan; las dos tienen razón por turnos.',
  },
  'Sun Mercury': {
    together:
      'Las ideas salen con luz propia, a veces tan cerca que deslumbran: relee con distancia.',
  },
  'Sun Venus': {
    together: 'El encanto está a la vista, y un gesto amable rinde como una gestión entera.',
  },
  'Sun Mars': {
    together: 'Hay fuego para arrancar; lo único que falta es decidir hacia dónde.',
    easy: 'La voluntad encuentra quien la obedezca: empieza lo que te daba pereza.',
    hard: 'El orgullo y la prisa chocan en la puerta; que pase primero uno de los dos.',
  },
  'Sun Jupiter': {
    together: 'La confianza sube como la masa: dale un molde antes de que se desborde.',
    easy: 'Se abre un margen generoso, de esos en los que pedir no cuesta.',
    hard: 'Es fácil prometer de más; promete la mitad y sorprende con el resto.',
  },
  'Sun Saturn': {
    together: 'Lo que haces pide peso y firma, y se agradece el trabajo callado.',
    easy: 'La disciplina no aprieta: sostiene, como un buen respaldo.',
    hard: 'Un límite se planta delante; medirlo sirve más que embestirlo.',
  },
  'Sun Uranus': {
    together: 'Algo te despierta de golpe, y la versión nueva de ti no pide perdón.',
    easy: 'Un cambio pequeño entra sin romper nada y ventila la casa.',
    hard: 'El guion se altera a mitad de escena: improvisa con lo que haya en la mesa.',
  },
  'Sun Neptune': {
    together: 'La frontera entre lo que eres y lo que imaginas se vuelve fina; crea con eso.',
    easy: 'La intuición acompaña a la razón sin taparla, como música baja.',
    hard: 'Hay niebla en el camino: baja la velocidad en vez de encender más luces.',
  },
  'Sun Pluto': {
    together: 'Vas al fondo de un asunto y vuelves con algo entre las manos.',
    easy: 'Tienes fuerza para un cambio hondo, de los que no hacen ruido.',
    hard: 'Alguien mide fuerzas; no todas las sogas merecen que tires de ellas.',
  },
  'Moon Mercury': {
    together: 'Se dice lo que se siente casi al mismo tiempo que se siente.',
    easy: 'Las palabras encuentran el tono: buen rato para explicar lo que venía torcido.',
    hard: 'El ánimo va por un lado y la frase por otro; espera un poco antes de mandar el mensaje.',
  },
  'Moon Venus': {
    together: 'Hay ternura disponible, y se reparte mejor en persona.',
    easy: 'El cariño circula sin esfuerzo, como pan recién hecho.',
    hard: 'Quieres mimo y te sale exigencia; nombra lo primero y sobrará lo segundo.',
  },
  'Moon Mars': {
    together: 'Lo que sientes pide movimiento: anda, limpia, baila una canción.',
    easy: 'El impulso y el ánimo se entienden, así que resuelve de una vez lo difícil.',
    hard: 'Salta una chispa por algo pequeño; apágala antes de buscarle dueño.',
  },
  'Moon Jupiter': {
    together: 'El corazón se siente ancho y hay sitio para uno más en la mesa.',
    easy: 'Un buen humor sin motivo ablanda lo que parecía trabado.',
    hard: 'Todo parece más grande de lo que es, el problema y también el postre.',
  },
  'Moon Saturn': {
    together: 'El ánimo se abriga y prefiere lo seguro; hay calma en hacer una cosa a la vez.',
    easy: 'Buen cielo para lo que se hace despacio y dura.',
    hard: 'El cariño parece lejos cuando solo está serio: pregunta antes de suponer.',
  },
  'Moon Uranus': {
    together: 'Una emoción llega sin avisar y trae aire nuevo.',
    easy: 'Un desvío en la rutina te pone de buen humor.',
    hard: 'El ánimo salta de canal: no firmes con el primer impulso.',
  },
  'Moon Neptune': {
    together: 'Sientes de más y explicas de menos; la música ayuda.',
    easy: 'La sensibilidad afina y entiende lo que nadie dijo.',
    hard: 'Es fácil confundir lo ajeno con lo propio: pregunta de quién es esa tristeza.',
  },
  'Moon Pluto': {
    together: 'Sube algo del fondo, y mirarlo de frente le quita tamaño.',
    easy: 'Una emoción vieja encuentra salida tranquila.',
    hard: 'Hay intensidad donde bastaba una pregunta; cuenta hasta diez y hazla.',
  },
  'Mercury Venus': {
    together: 'Las palabras salen bien peinadas: pide, agradece, propone.',
    easy: 'Hablar con gracia no es adornar; es pensar en quien escucha.',
  },
  'Mercury Mars': {
    together: 'La mente corta como tijera nueva: úsala para editar, no para herir.',
    easy: 'Decides rápido y bien, sobre todo lo que llevaba tiempo dando vueltas.',
    hard: 'Las palabras corren más que los hechos; deja que te alcancen.',
  },
  'Mercury Jupiter': {
    together: 'Las ideas se hacen grandes y quieren contarse.',
    easy: 'Una conversación abre un camino: pregunta por lo que no conoces.',
    hard: 'El entusiasmo se come los detalles; vuelve a leer la letra chica.',
  },
  'Mercury Saturn': {
    together: 'Piensas con lupa y hablas lo justo.',
    easy: 'Lo que ordenes por escrito va a durar.',
    hard: 'Una duda frena la frase; quizá solo le falte un dato.',
  },
  'Mercury Uranus': {
    together: 'Se enciende una idea de las que no se pueden buscar.',
    easy: 'Ves el atajo que los demás pisan sin mirar.',
    hard: 'La atención salta de rama en rama; átala a una sola pregunta.',
  },
  'Mercury Neptune': {
    together: 'El pensamiento se vuelve imagen: escribe, dibuja, tararea.',
    easy: 'Encuentras la metáfora que explica lo que no salía con razones.',
    hard: 'Un malentendido flota en el aire; pide que te lo repitan.',
  },
  'Mercury Pluto': {
    together: 'La pregunta va directo al hueso y merece cuidado.',
    easy: 'Investigas con paciencia y el dato aparece.',
    hard: 'Una idea fija quiere convencer a todos; prueba primero a dudar de ella.',
  },
  'Venus Mars': {
    together: 'El deseo y el gusto van de la mano, y se nota en cómo entras a un lugar.',
    easy: 'Atraes sin esforzarte: propón tú el plan.',
    hard: 'Quieres acercarte y quieres ganar; elige lo primero.',
  },
  'Venus Jupiter': {
    together: 'Sobra encanto y conviene repartirlo en vez de gastarlo.',
    easy: 'El trato es generoso y la invitación, sincera.',
    hard: 'El gusto se pasa de cucharada: lo bueno también cansa.',
  },
  'Venus Saturn': {
    together: 'El cariño se vuelve serio, de los que traen paraguas.',
    easy: 'Un vínculo tranquilo gana firmeza con un gesto puntual.',
    hard: 'Parece que falta afecto y lo que falta es tiempo; ponlo en la agenda.',
  },
  'Venus Uranus': {
    together: 'Te atrae lo que no se parece a nada.',
    easy: 'Una sorpresa amable rompe la costumbre.',
    hard: 'El corazón pide aire: di que necesitas espacio sin cerrar de un portazo.',
  },
  'Venus Neptune': {
    together: 'El amor se mira con luz de vela; disfruta, y enciende la lámpara antes de decidir.',
    easy: 'Hay ternura e imaginación en el trato, y el arte se cuela en lo diario.',
    hard: 'Idealizar sale gratis al principio; pregunta lo que prefieres no saber.',
  },
  'Venus Pluto': {
    together: 'Lo que te gusta te gusta entero.',
    easy: 'Un afecto se vuelve más hondo sin volverse pesado.',
    hard: 'El deseo aprieta la mano; ábrela y mira qué se queda.',
  },
  'Mars Jupiter': {
    together: 'Hay empuje de sobra y ganas de algo grande: dale un solo blanco.',
    easy: 'El esfuerzo rinde el doble si lo haces con entusiasmo.',
    hard: 'Se corre más de lo que se mira; guarda aliento para la segunda vuelta.',
  },
  'Mars Saturn': {
    together: 'La fuerza aprende a esperar, y entonces pesa.',
    easy: 'Trabajo constante, herramienta afilada, poco ruido.',
    hard: 'Aceleras con el freno puesto: suelta uno de los dos.',
  },
  'Mars Uranus': {
    together: 'Un impulso repentino rompe el atasco, y conviene saber dónde cae.',
    easy: 'Te atreves a probar otro método y funciona.',
    hard: 'La impaciencia tropieza; revisa los cables antes de enchufar.',
  },
  'Mars Neptune': {
    together: 'Actúas por inspiración, con el plan en borrador.',
    easy: 'La fuerza va donde la intuición señala.',
    hard: 'El esfuerzo se diluye si no sabes para quién es.',
  },
  'Mars Pluto': {
    together: 'Hay una determinación que no parpadea.',
    easy: 'Lo que empujes se mueve desde la raíz.',
    hard: 'Una lucha de poder te busca; puedes no estar en casa.',
  },
  'Jupiter Saturn': {
    together: 'Se cierra una etapa larga de trabajo y se traza el plano de otra.',
    easy: 'El plan grande y el paso corto se ponen de acuerdo.',
    hard: 'Crecer o consolidar: la época pide elegir el orden.',
  },
  'Jupiter Uranus': {
    together: 'Se abren puertas que no estaban en el plano.',
    easy: 'El riesgo medido trae aire fresco.',
    hard: 'Tanta novedad marea; quédate con una.',
  },
  'Jupiter Neptune': {
    together: 'La época sueña en grande.',
    easy: 'Hay fe suficiente para compartirla.',
    hard: 'Las promesas flotan; pide que bajen al papel.',
  },
  'Jupiter Pluto': {
    together: 'Lo que crece ahora crece de raíz.',
    easy: 'La ambición encuentra un cauce limpio.',
    hard: 'Querer más tiene un precio; pregúntalo antes.',
  },
  'Saturn Uranus': {
    together: 'Lo viejo y lo nuevo comparten mesa.',
    easy: 'Una reforma se hace sin tirar la casa.',
    hard: 'La costumbre y el cambio discuten; dales una mesa y un horario.',
  },
  'Saturn Neptune': {
    together: 'Un sueño pide obra y una obra vieja se disuelve.',
    easy: 'Lo imaginado encuentra estructura.',
    hard: 'La duda desgasta los muros; refuerza uno solo.',
  },
  'Saturn Pluto': {
    together: 'La época pone a prueba los cimientos.',
    easy: 'Lo que resiste se vuelve más sencillo.',
    hard: 'Hay pesos que no son tuyos; déjalos donde los encontraste.',
  },
  'Uranus Neptune': {
    together: 'Una generación imagina otra cosa.',
    easy: 'De fondo, la época inventa con suavidad.',
    hard: 'De fondo, el sueño y la ruptura no se ponen de acuerdo.',
  },
  'Uranus Pluto': {
    together: 'El fondo de la época se sacude.',
    easy: 'De fondo, lo que cambia cambia con raíces.',
    hard: 'De fondo, la época empuja con impaciencia.',
  },
  'Neptune Pluto': {
    together: 'El fondo de la época se renueva despacio.',
    easy: 'De fondo, una corriente lenta ayuda a soltar.',
    hard: 'De fondo, lo que se creía seguro se disuelve.',
  },
};
