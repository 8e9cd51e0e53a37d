/**
 * What a date of the week ahead brings, by the house it falls in, 1 to 12: clauses that follow the
 * date after a colon. For quarters, eclipses and bodies other than the Moon.
 */
export const WEEK_HOUSES: readonly (readonly string[])[] = [
  [
    'se te va a ver más que de costumbre, así que elige con qué cara quieres empezar',
    'pide un comienzo tuyo, por pequeño que sea',
    'algo de cómo te presentas cambia, y conviene que lo decidas tú',
  ],
  [
    'habla de dinero y de lo que guardas, y agradece las cuentas claras',
    'te hace preguntar cuánto vale tu tiempo y a quién se lo das',
    'una compra o un cobro pedirán que mires el precio dos veces',
  ],
  [
    'trae mensajes, trámites y trayectos, y uno de ellos importa',
    'una conversación pendiente con alguien cercano puede por fin tenerse',
    'lo que escribas o firmes pedirá una segunda lectura',
  ],
  [
    'la casa y la familia piden un rato de verdad',
    'algo se mueve de puertas adentro, sea un mueble, una costumbre o una visita',
    'conviene resolver lo doméstico antes que lo demás',
  ],
  [
    'vuelven las ganas de jugar, de crear o de gustar',
    'hay sitio para una cita, un ensayo o una tarde sin provecho',
    'lo que haces por gusto reclama un lugar en tu agenda',
  ],
  [
    'la rutina se deja corregir, sobre todo el sueño y los horarios',
    'una tarea que arrastras encuentra la manera de terminarse',
    'el trabajo diario pide método y una lista más corta',
  ],
  [
    'la otra persona tiene algo que decir, sea socia, pareja o rival',
    'un acuerdo se puede revisar sin que nadie pierda',
    'conviene escuchar entero lo que te proponen',
  ],
  [
    'asoma un asunto de confianza o de dinero en común, y admite palabras claras',
    'algo que ya terminó se deja soltar',
    'lo que se debe, en dinero o en disculpas, pide una fecha',
  ],
  [
    'la cabeza se va lejos, hacia un viaje, un estudio o una idea que no habías considerado',
    'aprender algo nuevo se vuelve más fácil que defender lo sabido',
    'alguien que piensa distinto te amplía el mapa',
  ],
  [
    'tu trabajo queda a la vista, y conviene enseñar lo que está terminado',
    'una decisión de oficio pide que digas hasta dónde quieres llegar',
    'alguien con mando toma nota de cómo respondes',
  ],
  [
    'las amistades y los planes en grupo llevan la voz',
    'un proyecto compartido encuentra manos o las pierde, y las dos cosas aclaran',
    'alguien te llama para algo que a solas no se podría hacer',
  ],
  [
    'el cuerpo pide retirarse un poco y terminar lo que quedó suelto',
    'lo que piensas a solas vale más que lo que anuncies',
    'un asunto callado madura, y no hace falta apurarlo',
  ],
];

/** The same for the Moon as she enters a sign: what the mood of those two days asks for. */
export const WEEK_MOON_HOUSES: readonly (readonly string[])[] = [
  [
    'se te notará el ánimo en la cara, y no pasa nada',
    'reserva un rato para hacer algo a tu manera',
  ],
  [
    'se disfruta lo sencillo, como comer bien, ordenar cuentas y gastar poco',
    'agradecerás lo que se palpa',
  ],
  ['habrá más mensajes que horas; contesta primero el que importa', 'el humor mejora charlando'],
  ['la casa tira de ti, y conviene dejarse', 'buscarás a los tuyos o, al menos, tu sillón'],
  ['el ánimo pide fiesta, aunque sea de dos', 'deja sitio para lo que te divierte'],
  ['se disfruta poniendo orden en algo pequeño', 'tu cuerpo agradecerá la rutina'],
  [
    'dan ganas de hacer las cosas con alguien',
    'lo que te diga otra persona pesará más de lo normal',
  ],
  ['las emociones bajan un piso, y no hace falta contarlas todas', 'se agradece la confianza'],
  ['da ganas de moverse o de leer algo que venga de lejos', 'el ánimo mira al horizonte'],
  ['te verán trabajar, así que elige qué enseñas', 'cuida el tono con que respondes'],
  ['alguien del grupo se acordará de ti', 'la compañía de varios sienta mejor que la de uno'],
  ['dormir y callar un poco serán buen plan', 'el ánimo busca la orilla tranquila'],
];
