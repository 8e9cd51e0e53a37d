/** {b} a body, {s} sign, {h} house. */
export const WORK_LEADS = [
  'En lo laboral cuenta {b}, que está en {s}, tu casa {h}.',
  'Para el trabajo cuenta {b}, que cruza {s}, en tu casa {h}.',
  'Tu oficio tiene hoy un consejero: {b}, en {s}, tu casa {h}.',
  'Al trabajo lo acompaña {b} desde {s}, tu casa {h}.',
  'Mira tu casa {h} si piensas en trabajo: allí, en {s}, está {b}.',
  'Con {b} en {s}, tu oficio pasa por la casa {h}.',
  '{b} se ocupa de tu trabajo desde {s}, tu casa {h}.',
  'Lo que hagas hoy lleva la firma de {b}, que recorre {s}, tu casa {h}.',
] as const;

/** Work by the house of the body that the day turns to, 1 to 12. */
export const WORK_BY_HOUSE: readonly (readonly string[])[] = [
  [
    'Conviene que firmes lo que haces: una iniciativa con tu nombre se defiende mejor.',
    'Preséntate otra vez. Hay quien trabaja contigo y no sabe qué haces bien.',
    'Tu manera de empezar contagia; entra en la sala con el primer paso ya pensado.',
    'Tu ritmo marca el de los demás; baja un punto y todos rendirán mejor.',
  ],
  [
    'Pon precio o plazo a lo que ofreces; la vaguedad sale cara.',
    'Cuida tus herramientas y tu tiempo: son tu patrimonio de todos los días.',
    'Un recurso que nadie usa puede ser tu ventaja. Búscalo en la estantería de siempre.',
    'Haz números con lápiz antes de decir que sí; un buen acuerdo resiste la calculadora.',
  ],
  [
    'Redacta, llama, confirma. Un correo claro evita tres reuniones.',
    'Aprende el atajo que usa quien se sienta cerca; pregúntale cómo lo descubrió.',
    'Explica tu tarea a alguien de fuera y verás dónde está el nudo.',
    'Hay un malentendido que se arregla con una llamada de tres minutos.',
  ],
  [
    'Trabaja desde la base: ordena archivos, revisa cimientos, pregunta por qué se hace así.',
    'Un rincón propio, aunque sea de un metro, te devuelve concentración.',
    'Lo que sostienes en silencio merece nombrarse en la próxima conversación de equipo.',
    'Pregunta cómo se hacía antes: en lo antiguo hay una pieza que todavía sirve.',
  ],
  [
    'Pon una idea tuya sobre la mesa sin disculparte por que sea rara.',
    'Si el proyecto te divierte, se nota en el resultado. Busca qué parte sí.',
    'Prueba una versión pequeña y enséñala pronto.',
    'Presenta lo tuyo como se cuenta una historia, con un comienzo que dé ganas de seguir.',
  ],
  [
    'La jornada premia el método: una lista corta, un reloj y un final.',
    'Delega lo que otro hace mejor y dilo con gratitud.',
    'Corrige un proceso y no a una persona; el cambio durará más.',
    'Quita un paso del trámite que repites cada semana y explica por qué.',
  ],
  [
    'Negocia con el papel delante. Un buen acuerdo deja a los dos con ganas de repetir.',
    'Pide una segunda mirada antes de entregar; elige a quien te contradiga.',
    'El socio adecuado tiene lo que a ti te falta y respeta lo que tienes.',
    'Divide la tarea por gustos y no por cargos; saldrá antes y con mejor cara.',
  ],
  [
    'Investiga antes de opinar: el dato que cambia la decisión está en un anexo.',
    'Revisa compromisos compartidos y quién responde de cada uno.',
    'Suelta un método agotado; la tarea respira.',
    'Mira dónde se pierde tiempo sin que nadie lo diga, y dilo tú con un dato.',
  ],
  [
    'Mira fuera de tu rubro: alguien ya resolvió tu problema en otro idioma.',
    'Proponte aprender una sola cosa útil, con fecha para usarla.',
    'Levanta la vista del detalle y cuenta para qué sirve lo que haces.',
    'Un curso, un libro o una visita a otro taller te ahorra meses de prueba y error.',
  ],
  [
    'Estás a la vista de quien decide. Entrega limpio y a tiempo, y deja que hable la obra.',
    'Di hasta dónde llegas y qué necesitas para llegar más lejos.',
    'Una responsabilidad nueva se acepta mejor con condiciones claras.',
    'Tu palabra tiene peso: prométele una fecha a quien espera y cúmplela.',
  ],
  [
    'El equipo es el recurso. Pregunta quién puede, antes que quién debe.',
    'Una recomendación pesa más que un anuncio; pide una y ofrece otra.',
    'Comparte el mérito con nombres propios: vuelve multiplicado.',
    'Reúne a tres personas que no suelen hablar entre sí; la solución está repartida.',
  ],
  [
    'Trabaja sin público. Lo que prepares ahora se lucirá después.',
    'Cierra pestañas, en la pantalla y en la cabeza, antes de abrir otras.',
    'Un rato de silencio vale por una reunión bien llevada.',
    'Guarda el borrador un día antes de enseñarlo; mañana verás la línea que sobra.',
  ],
];

/** Where the day's effort pays, by the house of the body of work, 1 to 12. */
export const WORK_PLACES: readonly (readonly string[])[] = [
  [
    'Lo que empieces con tu propio método se sostiene mejor que lo que copies.',
    'Rinde la tarea que solo tú sabes cómo arrancar; dale la primera hora.',
    'Se aprecia que des la cara pronto, aunque el resultado venga después.',
  ],
  [
    'Poner al día las cuentas te quita un peso que no sabías que llevabas.',
    'Antes de aceptar más encargos, calcula cuánto vale una hora de las tuyas.',
    'El esfuerzo luce en lo que se puede contar: piezas, páginas, horas.',
  ],
  [
    'Escribir lo hablado, con fecha y responsable, evita la mitad de los enredos.',
    'Un mensaje bien dado avanza más que una reunión larga.',
    'Lo que leas hoy con lápiz te servirá para responder mejor después.',
  ],
  [
    'Un buen sitio para trabajar, con luz y sin ruido, rinde como una persona más.',
    'Lo que dejes ordenado por dentro sostendrá lo que se ve por fuera.',
    'Si trabajas en casa, pon una hora de cierre que también conozcan los tuyos.',
  ],
  [
    'Dedica un rato a la idea que te divierte: suele ser la que luego se vende.',
    'Ensayar sin público mejora más que corregir con prisa.',
    'Lo que hagas con gusto saldrá antes que lo que hagas por deber.',
  ],
  [
    'Una lista de tres tareas, terminada, vale más que una de doce.',
    'El arreglo pequeño que pospones ahorra más tiempo del que pide.',
    'Cuida el orden de los pasos y el cansancio bajará solo.',
  ],
  [
    'Revisar juntos quién hace qué despeja el resto de la semana.',
    'Lo pactado avanza; lo que se dio por entendido se queda quieto.',
    'Busca a quien completa tu trabajo y ofrécele un trato claro.',
  ],
  [
    'Lo que se comparte, sea dinero o información, pide reglas por escrito.',
    'Un asunto pendiente con otra persona se cierra mejor con la cifra delante.',
    'Guarda una confidencia de oficio y ganarás un aliado.',
  ],
  [
    'Aprender algo que no pide tu puesto acaba ensanchando el puesto.',
    'La idea grande avanza cuando le pones una primera página.',
    'Una fuente nueva, de otro país o de otro oficio, te saca del atasco.',
  ],
  [
    'Lo terminado habla por ti mejor que lo prometido.',
    'Cuida cómo presentas el trabajo: hoy la primera página pesa tanto como el fondo.',
    'Conviene decir qué quieres hacer dentro de un año a quien pueda ayudarte.',
  ],
  [
    'Una tarea repartida entre varios deja de ser montaña.',
    'Cuéntale tu plan a quien ya hizo algo parecido y apunta sus tropiezos.',
    'El favor que hiciste hace tiempo puede abrirte una puerta si te atreves a llamar.',
  ],
  [
    'Lo que prepares sin público llegará maduro cuando te lo pidan.',
    'Un descanso puesto en la agenda rinde tanto como una reunión.',
    'Trabaja un rato con la puerta cerrada y sin avisos de ninguna pantalla.',
  ],
];

export const WORK_INVITATIONS = [
  'Elige la tarea que más pesa y dale los primeros veinte minutos.',
  'Escribe en una línea qué harías distinto en tu puesto y guárdala a mano.',
  'Termina una cosa pequeña y avisa a quien la esperaba.',
  'Agradece por escrito una ayuda reciente, con el detalle de lo que cambió.',
  'Ordena lo que tienes pendiente en dos columnas: lo que depende de ti y lo demás.',
  'Reserva media hora sin llamadas y defiéndela con cortesía.',
  'Pregunta a alguien con más oficio qué error no volvería a cometer.',
  'Pon la fecha de entrega por escrito, aunque nadie te la haya pedido.',
  'Limpia tu mesa antes de irte: mañana te lo vas a agradecer.',
  'Pregunta una vez más de lo que te parece prudente.',
] as const;
