import type { GentleWords } from './words.ts';

/** A pregnancy or a baby that was lost. */
export const LOST_PREGNANCY: GentleWords = {
  openings: [
    'Perder un embarazo, o a un bebé, es una pérdida de verdad, haya durado lo que haya durado. Lo siento mucho. Aquí no hay nada que explicar ni que justificar.',
    'Lo que cuentas duele, y no hay una manera correcta de llevarlo. Siento mucho esta pérdida. Lo que sigue no busca un motivo; solo acompaña un rato.',
  ],
  thoughts: [
    'Ninguna imagen sabe por qué pasó, y nada de lo que aparece aquí apunta a algo que alguien hiciera o dejara de hacer.',
    'Puede haber tristeza, rabia, vacío, o días en que no se siente casi nada. Todo cabe, y no hay fecha en la que tenga que cambiar. Del futuro, esta lectura no sabe nada.',
  ],
  tasks: [
    'Si quieres, cuéntaselo a una persona que sepa escuchar sin dar consejos. Si hoy no quieres hablar, también está bien.',
    'Si te ayuda, guarda algo que lo recuerde: una fecha, un nombre, una hoja que nadie más lea. Si no te ayuda, no hace falta.',
    'Se puede pedir algo concreto a quien esté cerca: que se encargue hoy de la comida, de las llamadas o de dar explicaciones.',
  ],
  closings: [
    'Lo que se quiso no se mide en semanas.',
    'Aquí no tienes que estar bien.',
    'Que hoy te traten con mucha suavidad.',
  ],
};

/** An abortion that was had, by whoever it was. */
export const ABORTION: GentleWords = {
  openings: [
    'Algo así se vive por dentro, y solo quien lo vive conoce sus motivos. Aquí nadie juzga ni pide explicaciones.',
    'Lo que cuentas puede pesar de maneras distintas según el día, también cuando nadie más lo sabe. Aquí no hay lección, ni reproche, ni nada que pagar.',
  ],
  thoughts: [
    'Se puede sentir alivio y tristeza a la vez, o no sentir casi nada. Ninguna de esas cosas te convierte en mejor ni en peor persona.',
    'No le debes a nadie esta historia. Contarla o guardarla es cosa tuya, hoy y más adelante.',
  ],
  tasks: [
    'Si algún día quieres compartirlo, elige a alguien que sepa escuchar sin juzgar. Y si prefieres que siga siendo tuyo, también está bien.',
    'Hoy basta con lo sencillo: comer algo caliente, dormir, estar en un sitio tranquilo. No hace falta resolver nada.',
    'Si te ayuda, escribe lo que nunca has podido decir. Nadie tiene que leerlo, y puedes romper la hoja después.',
  ],
  closings: [
    'Tu historia es más grande que un solo día.',
    'Aquí hay sitio para lo que sientas.',
    'Mereces la misma ternura que darías a otra persona.',
  ],
};

/** Whether to go on with a pregnancy. */
export const PREGNANCY_CHOICE: GentleWords = {
  openings: [
    'Es una decisión muy íntima, y ninguna lectura puede tomarla ni inclinarla. No hay aquí un sí ni un no escondidos.',
    'Esta decisión pertenece a quien la vive. Si algo de lo que sigue pareciera empujar hacia un lado, no le hagas caso: ninguna imagen sabe qué conviene.',
  ],
  thoughts: [
    'Dudar es humano, y también tener ganas de que decida otra persona. Nadie debería presionar en ningún sentido.',
    'Quien te quiere bien puede acompañarte sin opinar. Si alguien te presiona, cuéntaselo a otra persona de confianza.',
  ],
  tasks: [
    'Habla pronto con un profesional de la salud: puede explicarte, sin juzgarte, todas las opciones y los plazos del lugar donde vives.',
    'Busca a una persona de confianza y dile en una frase qué necesitas: compañía, que te escuche o que te ayude a pedir información en un centro de salud.',
  ],
  closings: [
    'No tienes que pasar por esto a solas.',
    'La decisión es tuya, y el apoyo también.',
    'Pase lo que pase, mereces que te traten con respeto.',
  ],
};

/** Children who are wished for and don't come. */
export const LONGING: GentleWords = {
  openings: [
    'Desear un hijo y que no llegue cansa de una manera que casi nadie ve. Si llegará o cuándo, una lectura no lo sabe, y no va a fingir que lo sabe.',
    'Detrás de esta pregunta hay mucho camino. Ninguna imagen sabe nada de un embarazo, ni a favor ni en contra; lo que hay aquí es un rato de compañía.',
  ],
  thoughts: [
    'Nada de esto es un castigo ni una falta tuya. Tampoco tienes que sonreír con las noticias de los demás.',
    'Puedes querer seguir y querer parar el mismo día. Ninguna de las dos cosas te obliga a nada.',
  ],
  tasks: [
    'Lo que tenga que ver con pruebas y tratamientos, mejor con el equipo que te conoce. Para esta semana basta otra pregunta: qué te la haría un poco más llevadera.',
    'Dile a alguien cercano qué frases te ayudan y cuáles te duelen. Casi nadie lo adivina.',
    'Date una tarde sin calendarios ni aplicaciones, con algo que te guste de verdad.',
  ],
  closings: [
    'Tu vida es también todo lo demás que eres.',
    'Ese deseo merece respeto, y tu cansancio también.',
    'Hoy no tienes que ser fuerte.',
  ],
};

/** Somebody who has died. */
export const GRIEF: GentleWords = {
  openings: [
    'Siento mucho esta pérdida. Una ausencia así no se explica con imágenes, y esta lectura no pretende hacerlo; solo te acompaña un rato.',
    'Siento mucho lo que cuentas, haga el tiempo que haga. No hay una manera correcta de llevar una ausencia, y aquí no se te pide ninguna.',
  ],
  thoughts: [
    'El duelo no lleva calendario ni orden. Un día tranquilo no es olvido, y un día malo no es un paso atrás.',
    'Una lectura no trae mensajes de quien ya no está, ni los necesita: lo vivido con esa persona es tuyo y nadie puede quitártelo.',
    'Si quedaron cosas sin decir, le pasa a casi todo el mundo. No borran lo demás.',
  ],
  tasks: [
    'Si te hace bien, habla de esa persona con alguien que también la conoció, por su nombre y sin prisa.',
    'Sus cosas pueden quedarse donde están hasta que tú quieras. No hay un día correcto para moverlas.',
    'Si quieres, escribe en una hoja lo que te falta decirle, y guárdala o rómpela después.',
    'Pide a alguien cercano algo concreto para estos días: que te llame por la noche o que coma contigo.',
  ],
  closings: [
    'Hoy no tienes que poder con todo.',
    'Ve a tu paso, y con compañía si la quieres.',
    'Lo que sientes está bien como está.',
  ],
};

/** Somebody loved who is dying. */
export const DYING: GentleWords = {
  openings: [
    'Lo que estás viviendo es de lo más difícil que hay. Esta lectura no sabe nada de tiempos ni de lo que va a pasar, y no va a fingir que lo sabe.',
    'No hay palabras que quiten este peso. Nada de lo que sale aquí habla de plazos ni de la vida de nadie; solo acompaña un rato.',
  ],
  thoughts: [
    'No hay una manera perfecta de estar. Una mano, una voz conocida o un rato sin decir nada ya acompañan.',
    'Si no puedes estar a todas horas, no has fallado a nadie. El cariño de tantos días no depende de uno solo.',
  ],
  tasks: [
    'Si hay algo que quieras decirle, puede ser tan corto como «te quiero» o «gracias». También vale por teléfono, y también vale no decir nada.',
    'Quienes atienden saben qué le da alivio y en qué puedes ayudar. Puedes preguntárselo las veces que necesites.',
    'Pide que alguien esté también contigo, aunque sea para traerte algo de comer.',
  ],
  closings: [
    'Tu presencia cuenta.',
    'Estar cerca, como puedas, ya es mucho.',
    'Que alguien te cuide a ti también.',
  ],
};
