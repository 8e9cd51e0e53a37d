import type { Errand } from '@sibila/domain/safety/errand';

/** What a reading says of an everyday matter, whatever was drawn. */
interface ErrandWords {
  thoughts: readonly string[];
  tasks: readonly string[];
  closings: readonly string[];
}

/** One thought, one task and one last line are taken of each. */
export const ERRAND_WORDS: Readonly<Record<Errand, ErrandWords>> = {
  studies: {
    thoughts: [
      'Si conviene estudiar esto no lo decide una tirada; tus ganas, tu tiempo y tus cuentas saben más. Lo que se ve aquí es el ánimo con que lo piensas, a la edad que tengas.',
      'Nadie aprende tarde lo que le importa. La duda que queda es práctica: horas, costo y quién te acompaña en casa mientras estudias.',
    ],
    tasks: [
      'Pide el plan de estudios y los horarios, y marca qué semana de tu vida actual cabría dentro.',
      'Habla con dos personas que lo estudian o ya trabajan de eso, y pregunta cómo es un día cualquiera.',
      'Asiste a una clase abierta antes de decidir, y apunta al salir si saliste con ganas de volver.',
    ],
    closings: [
      'Se puede empezar por una materia.',
      'Las ganas de aprender no llevan fecha.',
      'Un cuaderno nuevo no pregunta la edad.',
    ],
  },
  interview: {
    thoughts: [
      'Si te eligen tras la entrevista, una tirada no lo sabe: depende de otras personas y de lo que buscan. De tu parte queda llegar con calma y contar bien lo que sabes hacer.',
      'Una entrevista también es tu oportunidad de mirar si el lugar te gusta. Las dos partes preguntan.',
    ],
    tasks: [
      'Prepara tres ejemplos breves de tu trabajo, cada uno con lo que hiciste y cómo salió, y dilos en voz alta.',
      'Averigua dos cosas del lugar y lleva una pregunta que de verdad te interese.',
      'Deja lista la noche anterior la ropa, la ruta y los papeles, y duerme.',
    ],
    closings: [
      'Lo que sabes hacer va contigo.',
      'Se llega mejor con una pregunta propia.',
      'Que te escuchen como mereces.',
    ],
  },
  'own-business': {
    thoughts: [
      'Si el negocio funcionará no sale en una tirada. Se ve probando poco: qué se vende, a quién y cuánto queda después de pagar los materiales.',
      'Hacer algo con tus manos y venderlo son dos oficios distintos. Del primero ya sabes; el segundo se aprende con los primeros clientes.',
    ],
    tasks: [
      'Haz una tanda pequeña, véndela a precio real a gente que no sea de tu casa y apunta qué preguntaron.',
      'Escribe cuánto cuesta hacer una sola pieza, con tu tiempo incluido, y compáralo con lo que pagarían por ella.',
      'Pregunta a alguien que ya venda algo parecido qué le sorprendió del primer año.',
    ],
    closings: [
      'Lo pequeño enseña barato.',
      'Una venta de verdad enseña más que diez planes.',
      'Se puede crecer pieza a pieza.',
    ],
  },
  debt: {
    thoughts: [
      'Deber dinero no dice nada malo de ti, y aquí no hay ninguna fórmula para pagarlo. Lo que suele aliviar es verlo entero, escrito, y no a solas.',
      'Una deuda asusta más cuando no tiene lista. Con números delante se puede hablar, pedir plazos y elegir por dónde empezar.',
    ],
    tasks: [
      'Escribe en una hoja a quién debes, cuánto y con qué interés, y rodea la que más crece: por ahí se suele empezar.',
      'Llama a quien le debes y pregunta qué plan de pagos tiene; es una llamada incómoda y muchas veces da aire.',
      'Busca una asesoría gratuita sobre deudas, de las que no venden nada, y lleva tu lista. Evita los préstamos para pagar préstamos.',
    ],
    closings: [
      'Una lista asusta menos que una sombra.',
      'De esto se sale por partes.',
      'No tienes que cargarlo a solas.',
    ],
  },
  proposal: {
    thoughts: [
      'Lo que responderá otra persona no está en una tirada. Lo que sí puedes saber es qué quieres decirle y qué vida imaginas con ella.',
      'Una propuesta así no necesita un escenario perfecto. Necesita que los dos hayan hablado de lo importante: dónde, cómo y con qué planes.',
    ],
    tasks: [
      'Escribe en tres líneas por qué quieres esa vida en común. Si te gusta leerlas, ya tienes las palabras.',
      'Conversen antes, sin anillo de por medio, de la casa, el dinero y la familia: es la mejor víspera.',
      'Piensa en un lugar sencillo que sea de los dos, y en cómo te gustaría recordarlo.',
    ],
    closings: [
      'Lo que se dice de corazón no necesita adornos.',
      'Una pregunta así ya es un gesto de amor.',
      'Que sea en un lugar donde los dos se sientan en casa.',
    ],
  },
  driving: {
    thoughts: [
      'Si apruebas no lo dice una tirada: lo dicen las horas de práctica y un rato de calma. Los nervios son de todo el mundo y no reprueban a nadie por sí solos.',
      'El examen mide unos minutos, no lo que vales al volante. Y si hubiera que repetirlo, se repite.',
    ],
    tasks: [
      'Practica esta semana la maniobra que más te cuesta, dos veces seguidas y sin prisa, con alguien tranquilo al lado.',
      'Recorre antes la zona del examen a distintas horas y fíjate en sus señales.',
      'Repasa las señales en voz alta y duerme bien la noche anterior.',
    ],
    closings: [
      'Espejos, calma y adelante.',
      'La calma también se practica.',
      'Cada práctica cuenta.',
    ],
  },
  match: {
    thoughts: [
      'Ningún resultado sale de una tirada: un partido lo deciden quienes juegan. Lo que aparece aquí habla más de cómo se vive la espera.',
      'Quién gana no está escrito en ninguna parte, y por eso se mira. La ilusión, gane quien gane, es tuya.',
    ],
    tasks: [
      'Invita a alguien con quien te guste verlo y prepara algo de comer; eso sí depende de ti.',
      'Recuerda con alguien el mejor partido que vieron juntos, antes de que empiece este.',
      'Si pensabas apostar, que sea solo por gusto y con un tope que no duela.',
    ],
    closings: [
      'Se juega en la cancha.',
      'Ganar o perder, mejor en compañía.',
      'El domingo también es de quien lo mira.',
    ],
  },
  helper: {
    thoughts: [
      'Si es la persona indicada no lo sabe una tirada; lo dicen sus referencias y unas horas de prueba. Tu intuición cuenta cuando la acompañan los datos.',
      'Confiar a alguien tu casa o a los tuyos es serio, y es normal querer certezas. Para eso están las preguntas.',
    ],
    tasks: [
      'Llama a dos familias con las que haya trabajado y pregunta qué hacía cuando algo salía mal.',
      'Propón unos días de prueba, contigo cerca, y fíjate en cómo se sienten los tuyos al terminar.',
      'Escriban juntos horario, tareas y pago antes de empezar; la claridad cuida a las dos partes.',
    ],
    closings: [
      'La confianza se hace con días.',
      'Preguntar de más es cuidar.',
      'Un buen comienzo se conversa.',
    ],
  },
  house: {
    thoughts: [
      'La pregunta dice poco de lo que pasa con la casa, y una tirada no puede completarlo. Puede ayudar a ver qué parte te preocupa más.',
      'Una casa junta muchas cosas: gente, cuentas, recuerdos. Separarlas ayuda a saber por cuál preguntas.',
    ],
    tasks: [
      'Escribe en una frase qué tendría que pasar con la casa para que descansaras, y a quién le toca oírla.',
      'Anota qué depende de ti, qué depende de otros y qué falta por saber; empieza por lo primero.',
    ],
    closings: [
      'Una cosa y después la otra.',
      'Con una frase clara se conversa mejor.',
      'Lo que se separa se entiende.',
    ],
  },
};
