import type { Gesture } from '../gestures.ts';

/** A matter so serious that what a card asks and invites to must fit it. */
export type Matter = 'money' | 'law';

type Four = readonly [string, string, string, string];

interface MatterTexts {
  /** What a card asks back: questions without their signs. */
  asks: Four;
  /** What is left to do, as infinitives. */
  deeds: Four;
  invitations: Four;
}

/** By what a card asks of a person. */
export const MATTERS: Readonly<Record<Matter, Readonly<Record<Gesture, MatterTexts>>>> = {
  money: {
    begin: {
      asks: [
        'qué cantidad podrías perder sin que cambiara tu mes',
        'qué sabes de verdad de eso en lo que entrarías',
        'quién gana algo si te decides hoy',
        'qué te hace pensar que tiene que ser ahora',
      ],
      deeds: [
        'fijar un tope antes de mover nada',
        'abrir una hoja con lo que entra y lo que sale',
        'pedir las condiciones por escrito',
        'probar con una cantidad que no duela',
      ],
      invitations: [
        'Escribe en una hoja cuánto dinero tienes, cuánto debes y cuánto podrías no ver en un año.',
        'Busca hoy una sola cifra que te falte: la comisión, el plazo o lo que cuesta salir.',
        'Calcula cuántos meses vivirías con lo que tienes guardado, y pon esa cifra delante de cualquier plan.',
        'Explica el plan en voz alta a alguien que no sepa del tema, y fíjate en qué parte te trabas.',
      ],
    },
    keep: {
      asks: [
        'cuántos meses de gastos tienes aparte',
        'qué gasto tuyo sostiene de verdad la casa',
        'qué parte de ese dinero ya tiene dueño y fecha',
        'qué costumbre con el dinero te ha funcionado hasta hoy',
      ],
      deeds: [
        'separar primero unos meses de gastos',
        'revisar tres recibos de este mes',
        'apartar una cantidad pequeña el mismo día que cobras',
        'dejar quieto lo que vas a necesitar este año',
      ],
      invitations: [
        'Apunta durante siete días todo lo que gastas, hasta el café, y no cambies nada todavía.',
        'Pon nombre a cada montón: lo de vivir, lo de imprevistos y lo que puede esperar.',
        'Llama por un recibo que lleva años subiendo y pregunta qué tarifa tienen ahora.',
        'Haz la cuenta de lo que costaría un imprevisto corriente, una avería o un mes sin ingresos.',
      ],
    },
    release: {
      asks: [
        'qué sigues pagando aunque ya no lo uses',
        'qué perdería tu orgullo si dejaras esa cuenta',
        'cuánto te cuesta al año no decidirlo',
        'cómo se sale de ahí y qué cobran por salir',
      ],
      deeds: [
        'cerrar una cuenta que ya no da nada',
        'poner cifra a lo que debes, con nombres y fechas',
        'dar de baja un gasto que ya no eliges',
        'preguntar cómo se sale antes de preguntar cuánto se gana',
      ],
      invitations: [
        'Repasa los cargos automáticos de este mes y cancela uno que ya no uses.',
        'Haz una lista de deudas, de menor a mayor, y paga algo de la primera aunque sea poco.',
        'Suma lo que pagaste el año pasado por algo que no disfrutaste, y decide si se repite.',
        'Despídete por escrito de una compra que llevas meses aplazando y que ya no te hace falta.',
      ],
    },
    listen: {
      asks: [
        'qué parte de la letra pequeña no entiendes todavía',
        'qué cifra evitas mirar',
        'de dónde salió esa idea y quién te la contó primero',
        'qué harías si nadie te hubiera hablado de ello',
      ],
      deeds: [
        'leer la letra pequeña con un lápiz',
        'esperar tres noches antes de firmar',
        'consultar a alguien que no cobre por venderte',
        'mirar las cifras de día y con calma',
      ],
      invitations: [
        'Subraya en las condiciones lo que no entiendas y lleva esas líneas a un asesor.',
        'Busca qué dicen de esa oferta quienes perdieron con ella, además de quienes ganaron.',
        'Guarda la propuesta tres noches y vuelve a leerla un día en que hayas dormido bien.',
        'Anota qué te daría miedo perder y qué te haría ilusión ganar, en dos columnas con cifras.',
      ],
    },
    meet: {
      asks: [
        'con quién compartes las consecuencias de esa cuenta',
        'qué respondería alguien que no gana nada contigo',
        'qué acuerdo de dinero sigue sin estar escrito',
        'qué te diría quien paga contigo las facturas',
      ],
      deeds: [
        'hablarlo con quien comparte los gastos',
        'pedir una segunda opinión pagada y sin comisión',
        'poner por escrito quién pone cuánto y hasta cuándo',
        'decir la cifra en voz alta a alguien de confianza',
      ],
      invitations: [
        'Reserva media hora con quien comparte tus gastos y pongan los números sobre la mesa.',
        'Pide cita con un asesor que cobre por aconsejar y llévale tres preguntas escritas.',
        'Pregunta a dos personas que ya lo hicieron cuánto pusieron y cuánto tardaron en recuperarlo.',
        'Escribe a quien te debe algo, o a quien debes, y propón una fecha concreta.',
      ],
    },
  },
  law: {
    begin: {
      asks: [
        'qué papel falta todavía en la carpeta',
        'qué plazo vence antes',
        'qué fue lo primero que pasó, con su fecha',
        'qué quieres conseguir, dicho en una frase',
      ],
      deeds: [
        'pedir cita con quien pueda defenderte',
        'ordenar los papeles por fecha',
        'apuntar los plazos donde los veas',
        'escribir los hechos en una página',
      ],
      invitations: [
        'Abre una carpeta y mete en ella todo lo que tengas por escrito: contratos, recibos, mensajes.',
        'Escribe en una página lo que pasó, en orden y con fechas, sin opinar sobre nadie.',
        'Prepara tres preguntas para quien te asesore y deja una línea en blanco debajo de cada una.',
        'Anota en el calendario la próxima fecha del caso y un aviso una semana antes.',
      ],
    },
    keep: {
      asks: [
        'qué acuerdo quedó por escrito y cuál solo de palabra',
        'qué prueba guardas sin haberla enseñado',
        'quién podría contar lo mismo que tú',
        'qué parte del caso puedes sostener con papeles',
      ],
      deeds: [
        'guardar copia de cada mensaje',
        'cumplir los plazos con margen',
        'tener a mano contratos y recibos',
        'sostener la misma versión, sin adornos',
      ],
      invitations: [
        'Haz copia de los documentos del caso y déjala en casa de alguien de confianza.',
        'Revisa el contrato entero una vez, despacio, y marca las cláusulas de las que se discute.',
        'Apunta cada llamada sobre el asunto con día, hora y lo que se dijo.',
        'Comprueba que tus datos de contacto estén al día allí donde deban avisarte.',
      ],
    },
    release: {
      asks: [
        'qué parte del pleito es dinero y cuál es orgullo',
        'a qué renunciarías con tal de acabar antes',
        'qué reproche no cabe en una demanda',
        'qué te ha costado ya este asunto, además de dinero',
      ],
      deeds: [
        'separar lo que duele de lo que se reclama',
        'dejar fuera lo que no puedas probar',
        'decidir hasta cuánto quieres a ceder',
        'dejar de contestar en caliente',
      ],
      invitations: [
        'Escribe la carta furiosa que no vas a mandar y quédate solo con los hechos.',
        'Ponle cifra a lo que te costaría seguir un año más, y compárala con lo que pides.',
        'Elige dos puntos del caso que podrías ceder y dos que no.',
        'Deja el asunto fuera de la mesa un día entero de esta semana, sin llamadas ni mensajes.',
      ],
    },
    listen: {
      asks: [
        'qué diría del caso alguien que no te conoce',
        'qué parte de la ley no te han explicado todavía',
        'qué argumento de la otra parte te inquieta más',
        'qué sabes y qué estás suponiendo',
      ],
      deeds: [
        'pedir que te lo expliquen sin palabras raras',
        'leer el escrito de la otra parte hasta el final',
        'oír dos opiniones antes de decidir',
        'distinguir lo que sabes de lo que supones',
      ],
      invitations: [
        'Pregunta en una orientación jurídica gratuita qué opciones hay, y apunta la respuesta tal cual.',
        'Lee la última notificación en voz alta y subraya lo que no entiendas.',
        'Ponte diez minutos en el lugar del juez y escribe qué le faltaría por ver.',
        'Pide a alguien tranquilo que lea tu versión y te diga dónde se pierde.',
      ],
    },
    meet: {
      asks: [
        'qué arreglo aceptarían las dos partes',
        'quién podría mediar sin ponerse de un lado',
        'qué no le has contado todavía a quien te asesora',
        'con quién puedes hablar de esto que no sea parte del pleito',
      ],
      deeds: [
        'preguntar si cabe un acuerdo',
        'hablar con franqueza a quien te asesora',
        'ir a la cita con alguien que tome notas',
        'proponer una mediación',
      ],
      invitations: [
        'Cuéntale a quien te asesora lo que más pudor te da: mejor que lo sepa antes que la otra parte.',
        'Averigua si en tu ciudad hay mediación para casos como el tuyo y cuánto tarda.',
        'Pide a alguien de confianza que te acompañe a la próxima cita y anote lo que se diga.',
        'Redacta en dos líneas el arreglo que firmarías mañana mismo.',
      ],
    },
  },
};
