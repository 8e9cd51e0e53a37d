import type { QuestionTheme } from '@sibila/domain/safety/question';
import type { Gesture } from './gestures.ts';

/** What each gesture of a card comes to in each field of life: first upright, then reversed. */
export const THEME_TURNS: Readonly<
  Record<QuestionTheme, Readonly<Record<Gesture, readonly [string, string]>>>
> = {
  work: {
    begin: [
      'Se trata, por ejemplo, de proponer lo tuyo antes de que te lo pidan: un correo corto, una cifra, una fecha. Lo que convence no es el entusiasmo sino la primera página hecha.',
      'Puede que haya un proyecto que no termina de salir del cajón. Antes de culpar al jefe o al mercado, mira qué parte podrías mover tú en una tarde.',
    ],
    keep: [
      'Hace falta constancia visible: entregar, ordenar, dejar por escrito quién hace qué. El puesto que buscas puede parecerse al que ya tienes, con mejores límites.',
      'Puede que la carga esté mal repartida. Revisa qué tareas sostienes por costumbre y cuáles figuran de verdad en lo que acordaste.',
    ],
    release: [
      'Mira si algo del oficio pide cierre: una función, una lealtad, una forma de medir lo que vales. No implica irse mañana, sí dejar de renovarlo en silencio.',
      'Quizá haya un cambio que se aplaza con buenas razones. Anota la fecha en que esas razones dejarían de servir.',
    ],
    listen: [
      'Conviene observar antes de hablar: quién decide, quién calla, qué se repite en las reuniones. El buen paso se verá desde ese silencio.',
      'Quizá hayas pensado mucho y preguntado poco. Una conversación con alguien de fuera del equipo vale esta semana más que otra noche de cálculo.',
    ],
    meet: [
      'Puede que el asunto pase por otra persona: acordar, repartir, decir lo que valoras con números delante. Lo que se habla de frente no necesita tres correos.',
      'Mira si cojea algún acuerdo. Di qué pones tú y qué esperas, en el mismo párrafo, antes de que lo diga el cansancio.',
    ],
  },
  love: {
    begin: [
      'Cabe un paso sencillo: proponer un plan, decir «me gustaría», mostrar interés sin estrategia. Lo que pase después ya no depende solo de ti.',
      'Mira si hay un paso que se piensa tanto que pierde la gracia. Si da miedo el gran gesto, prueba con uno que quepa en una tarde.',
    ],
    keep: [
      'Lo que cuenta se cuida en días corrientes: horarios, mesa, maneras de despedirse. El afecto se nota más en lo repetido que en lo extraordinario.',
      'Mira quién sostiene a quién. Si el cuidado va siempre en la misma dirección, no hace falta un reproche: hace falta una petición clara.',
    ],
    release: [
      'Puede que haya algo que despedir: una versión de la otra persona, un papel tuyo, un final que ya ocurrió. Querer también es dejar de discutir con lo que fue.',
      'Tal vez haya un hilo que se sigue sujetando por si acaso. Mira qué haces con la espera: a qué le quita sitio, y qué pondrías ahí si no hubiera nada que esperar.',
    ],
    listen: [
      'Conviene escuchar lo que todavía no tiene palabras, empezando por lo tuyo: qué te alegra de verdad, qué te deja con frío, qué repites por costumbre.',
      'Quizá haya silencios llenos de suposiciones. Separa lo que te dijeron de lo que dedujiste, y pregunta una cosa, una sola.',
    ],
    meet: [
      'Quizá lo que falta sea verse: dos personas que se dicen las cosas mirándose. Habla de lo que quieres construir antes que de lo que falta.',
      'Puede que haya una conversación que se esquiva con cariño. Busca para ella un buen momento, sin prisa ni testigos, y empieza por lo que agradeces.',
    ],
  },
  family: {
    begin: [
      'El primer paso puede darlo cualquiera, y puede ser pequeño: una llamada, una visita corta, una pregunta sobre algo que le guste a la otra parte.',
      'Si se repite un comienzo que no cuaja, prueba a cambiar el escenario: lo que en la mesa grande se atasca a veces sale en un paseo de a dos.',
    ],
    keep: [
      'Lo que pide sitio es el cuidado con reparto: quién llama, quién acompaña, quién paga, quién descansa. Decirlo en voz alta no enfría el cariño.',
      'Mira si alguien sostiene demasiado y lo llama cariño. Si eres tú, pide un relevo concreto antes de que lo pida el mal humor.',
    ],
    release: [
      'Se puede soltar un papel de los de siempre: quien media, quien salva, quien nunca se queja. La familia tarda en acostumbrarse, y se acostumbra.',
      'Quizá haya un asunto de familia que nadie da por terminado. No hace falta que todos estén de acuerdo para que tú dejes de cargarlo.',
    ],
    listen: [
      'Conviene escuchar la historia antes que la discusión: de dónde viene esa frase, quién la decía primero. A veces el enojo es heredado.',
      'Mira si hay algo que todos saben y nadie dice. No te toca destaparlo todo; te toca no fingir que tampoco lo ves.',
    ],
    meet: [
      'La llave es un encuentro sin público: una persona, una hora, un tema. Llega con una pregunta y no con un veredicto.',
      'Puede que los afectos se crucen mal, y que se quiera por un lado y se reclame por otro. Di una vez lo que necesitas sin compararlo con lo que recibió nadie.',
    ],
  },
  money: {
    begin: [
      'Sirve un primer movimiento modesto y con cifras: mirar el saldo, abrir una hoja, pedir tres precios. La fantasía se calma cuando hay números.',
      'Si asoma un riesgo que gusta más por la emoción que por la cuenta, déjalo dormir tres noches y consulta a quien no gane nada con tu respuesta.',
    ],
    keep: [
      'Lo que rinde es la costumbre: apuntar, separar un poco, mantener. Una regla sencilla, cumplida seis semanas, dice más que un gran plan.',
      'Suele irse el dinero por lo de siempre y vigilarse por lo raro. Revisa los gastos que ya no eliges y decide sobre uno, solo uno.',
    ],
    release: [
      'Mira si hay un gasto, un compromiso o una idea de prosperidad que ya cumplió. Dejarlo ir libera algo más que un importe.',
      'Mira si sigues pagando por algo que terminó: una suscripción, una apariencia, una deuda de orgullo. Ponle nombre y cifra.',
    ],
    listen: [
      'Conviene no firmar con poca luz: leer dos veces, preguntar lo que da vergüenza preguntar, esperar al dato que falta.',
      'El miedo hace cuentas muy malas. Siéntate con los papeles y con alguien tranquilo, y deja que las cifras hablen primero.',
    ],
    meet: [
      'El punto es acordar: quién pone qué, hasta cuándo y qué pasa si no. Lo que se pacta con claridad cuida también el trato.',
      'Tal vez haya un reparto que no se ha hablado, o se habló de pasada. Propón una hora para mirarlo, con los números en la mesa.',
    ],
  },
  health: {
    begin: [
      'Cabe un comienzo amable: pedir esa cita que aplazas, caminar un rato, acostarte antes. Lo pequeño, repetido, es lo que cuenta.',
      'Si algún propósito no arranca, hazlo ridículamente fácil y apúntalo en el calendario, junto a la cita que conviene pedir.',
    ],
    keep: [
      'Cuidarte, aquí, es cuestión de rutina: comida con horario, sueño, lo que te hayan indicado quienes te atienden. Sobre ese suelo los ánimos se mueven menos.',
      'Puede que cuidarte se haya quedado al final de la lista. Sube un puesto esta semana y deja que alguien te acompañe en lo que pesa.',
    ],
    release: [
      'Mira qué exigencia se puede bajar. No toda tensión hay que vencerla; alguna basta con dejar de alimentarla.',
      'Puede que haya una carga que se volvió costumbre. Cuéntala tal cual a quien sepa escucharla, también a quien te atiende.',
    ],
    listen: [
      'Conviene escuchar el cuerpo sin interpretarlo a solas: apunta lo que notas, con día y hora, y lleva esa hoja a quien corresponde.',
      'Si se mezclan lo que notas y lo que temes, sepáralo por escrito y deja lo primero en manos de quien sabe mirarlo.',
    ],
    meet: [
      'En esto no hace falta ir a solas: pedir compañía para una consulta, hablar claro con quien te cuida, tratarte con la paciencia que das a otros.',
      'Si te impacientas con el cuerpo, prueba a tratarlo unos días como a un compañero de viaje que también se cansa.',
    ],
  },
  studies: {
    begin: [
      'Basta con abrir el tema por donde sea, hoy, veinte minutos. La página en blanco impone más que la difícil.',
      'Puede que haya un arranque que se disfraza de preparación: colores, horarios, carpetas. Empieza por una pregunta de examen, aunque salga mal.',
    ],
    keep: [
      'Cuenta el ritmo: misma hora, mismo sitio, un descanso decente. A lo que se repasa a diario no hay que salvarlo la última noche.',
      'Si el método se ha vuelto una carga, quita una técnica, deja otra y mide qué recuerdas al día siguiente.',
    ],
    release: [
      'Mira si algo pide soltarse: una vieja cuenta con el orgullo, una expectativa de otros, una carrera imaginada. Lo que quede será más ligero de llevar.',
      'Quizá haya un plan que ya no es el tuyo y sigue marcando el calendario. Háblalo con alguien que enseñe antes de seguir por inercia.',
    ],
    listen: [
      'Conviene entender antes que avanzar: explicarlo en voz alta, volver al capítulo anterior, aceptar lo que todavía no está claro.',
      'Si hay una duda guardada desde hace tiempo, pregunta lo básico a quien lo sepa; casi nadie se acuerda de quién preguntó.',
    ],
    meet: [
      'Ayuda otra persona: estudiar a dos voces, pedir una corrección, comparar apuntes. Lo que se explica se queda.',
      'Mira si hay comparaciones que estorban. Mide tu avance contra tu mes pasado y no contra la mesa de al lado.',
    ],
  },
  travel: {
    begin: [
      'Empieza por un primer trámite y no por un gran adiós: un presupuesto, una visita, una conversación con quien ya vive allí.',
      'Puede que haya ganas y también freno. Averigua si dudas del lugar, del momento o de quién serás al llegar: son tres dudas distintas.',
    ],
    keep: [
      'Lo que sostiene es la logística con cariño: papeles en orden, un colchón de tiempo, alguien a quien llamar al llegar.',
      'Puede que algo pese de más en la maleta. Mira qué cosas llevas por deber y cuáles querrías encontrar al abrirla.',
    ],
    release: [
      'Moverse, aquí, empieza por despedirse: de un barrio, de una rutina, de cómo te conocen donde estás. El viaje se aligera en la puerta y no en el destino.',
      'Moverse cuesta cuando se intenta llegar sin irse. Haz una despedida pequeña antes de la grande y mira qué se afloja.',
    ],
    listen: [
      'Conviene escuchar el lugar: pasar unos días, oír cómo suena un martes, preguntar lo que no cuenta la foto.',
      'Tal vez haya una imagen muy bonita y pocos datos. Consigue tres, aunque estropeen un poco el paisaje.',
    ],
    meet: [
      'Cuenta con quién: quién va, quién espera, quién recibe. Acordar el ritmo en voz alta ayuda, y el camino se hace más corto.',
      'Puede que haya acuerdos a medias con quien se queda o con quien va. Ponlos en palabras antes que en cajas.',
    ],
  },
  decision: {
    begin: [
      'Mejor una prueba que un dictamen: hacerlo en pequeño una semana y ver cómo te sientes. Lo reversible no merece tanto insomnio.',
      'Si el movimiento está retenido, busca cuál de las dos opciones se puede probar sin comprometerte y empieza por ahí.',
    ],
    keep: [
      'Para decidir, mira qué se sostiene en el tiempo: cuál de las opciones podrías cuidar un martes de febrero, sin aplausos. Esa suele ser la tuya.',
      'Para decidir puede estorbar un cimiento viejo: «lo que se espera de mí». Quítalo un momento del plano y mira cómo quedan las paredes.',
    ],
    release: [
      'Decidir, aquí, es sobre todo despedir: toda opción elegida deja otra sin vivir. Si puedes decirle adiós con gratitud, ya está medio tomada.',
      'Puede que la decisión se retrase por algo que no se quiere perder. Nómbralo, y mira si de verdad se pierde o solo cambia de forma.',
    ],
    listen: [
      'La elección no pide más datos sino más silencio. Déjala quieta dos noches y toma nota de qué opción te descubres defendiendo.',
      'Si las opiniones tapan la elección, imagina que nadie fuera a enterarse nunca de lo que escoges y fíjate en lo primero que sientes.',
    ],
    meet: [
      'Mira a quién más le toca lo que vas a elegir. Habla antes de resolver, no para pedir permiso, sino para que la decisión nazca acompañada.',
      'Si la elección se enreda en agradar, pregunta a cada parte qué necesita, y pregúntate qué podrías explicar sin bajar la voz.',
    ],
  },
  self: {
    begin: [
      'Se puede estrenar una manera de estar, aunque salga torpe. La persona nueva se aprende haciendo, como cualquier oficio.',
      'Quizá haya un comienzo pendiente que asusta por lo mucho que importa. Pruébalo a solas primero, si así resulta más fácil.',
    ],
    keep: [
      'El trabajo es de jardín: volver cada día a lo que te hace bien, sin examinarlo. Lo que se riega acaba dando nombre al terreno.',
      'Mira si hay una dureza que se hace llamar disciplina. Afloja una norma de las tuyas y mira si lo bueno sigue en pie.',
    ],
    release: [
      'Puede que toque dejar una imagen vieja de ti que fue útil. No hace falta saber cuál viene para soltar la que aprieta.',
      'Tal vez haya algo que ya soltaste por dentro y sigues llevando en la mano. Ábrela un rato, donde nadie mire.',
    ],
    listen: [
      'Lo que preguntas de ti se responde escuchando: qué te cansa, qué te despierta, a qué vuelves sin que te manden. Las respuestas llevan tiempo hablando bajo.',
      'Si lo que preguntas de ti se ha pensado mucho y vivido poco, sal del cuarto con la pregunta y deja que el día la conteste un poco.',
    ],
    meet: [
      'Hace falta un espejo amable: alguien que te quiera y te diga la verdad. Pregúntale qué ve cuando haces lo que te gusta.',
      'Si se pelean dos partes tuyas, déjalas hablar por turnos, por escrito, y no des la razón a ninguna el primer día.',
    ],
  },
  none: {
    begin: [
      'En tus días, esto se parece a dar un primer paso sin ceremonia: eso que dices que harás «cuando pase todo». Todavía está pasando, y ya se puede.',
      'Si algo de tus días no arranca, mira qué parte depende de un permiso y quién crees que tendría que firmarlo.',
    ],
    keep: [
      'Se puede sostener lo que ya funciona, sin ponerlo a prueba. Lo que hoy parece rutina es lo que te deja pensar en otra cosa.',
      'Puede que haya algo sostenido a fuerza de brazos. Pregunta si lo pide la situación o solo el hábito.',
    ],
    release: [
      'Esta semana admite dejar ir algo concreto: un compromiso, un enojo, un cajón. El sitio libre se notará antes que la falta.',
      'Si anda por casa un final que no se da por enterado, haz tú el gesto de cerrar, aunque sea apagar una luz.',
    ],
    listen: [
      'Son días de escuchar más de lo que se contesta. Quizá la respuesta ya esté dicha, en voz baja y por alguien inesperado.',
      'Puede que haya demasiado eco. Un rato sin voces, ni siquiera la tuya, dejaría ver qué queda.',
    ],
    meet: [
      'La clave está en el trato: cómo te acercas, cómo dices, qué miras cuando te hablan. Un encuentro bien hecho ordena una semana.',
      'Si un trato chirría, contigo o con alguien cercano, baja medio tono y prueba de nuevo.',
    ],
  },
};
