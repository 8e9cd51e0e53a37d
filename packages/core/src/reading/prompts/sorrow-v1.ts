import type { Sorrow } from '@sibila/domain/safety/sorrow';

const GENTLY =
  'Escribe con mucha suavidad y menos palabras (entre 130 y 250): reconoce lo que cuenta, no busques causas ni culpas, no des lecciones, no prometas nada, no bromees, no uses imágenes alegres y no propongas más que una cosa pequeña que pueda dejarse sin hacer.';

const OF_A_PET = 'No digas qué conviene hacer: lo sabe el veterinario. No la mandes a un médico.';

/** What a question tells of that hurts, and how to write of it, version 1. */
export const SORROW: Readonly<Record<Sorrow, string>> = {
  'lost-pregnancy': `La pregunta habla de un embarazo o un bebé que se perdió. No digas por qué pasó ni si habrá otro embarazo, no la mandes al médico y no hables de semillas, hijos ni cosechas. ${GENTLY}`,
  abortion: `La pregunta habla de un aborto. No juzgues, no hables de culpa, de reparar ni de justicia, no animes a contarlo y no la mandes al médico. ${GENTLY}`,
  'pregnancy-choice': `La pregunta es si seguir con un embarazo. No inclines la decisión hacia ningún lado; di que un profesional de la salud puede explicar todas las opciones sin juzgar. ${GENTLY}`,
  longing: `La pregunta habla de un hijo que se desea y no llega. No digas si llegará ni cuándo. ${GENTLY}`,
  grief: `La pregunta habla de alguien que ha muerto. No traigas mensajes suyos, no hables de cuentas, papeles ni justicia y no pongas plazo al duelo. ${GENTLY}`,
  dying: `La pregunta habla de alguien que se está muriendo. No hables de plazos ni de mejorías y no la mandes al médico. ${GENTLY}`,
  'illness-of-another': `La pregunta habla de una enfermedad, ya conocida, de otra persona. No la mandes a pedir cita: ya hay quien le atiende. No anuncies mejorías ni lo contrario; habla de acompañar y de cuidarse. Di en una frase llana que en la salud la lectura es entretenimiento. ${GENTLY}`,
  'own-illness': `La persona tiene una enfermedad ya conocida. No la mandes a pedir cita ni anuncies nada de su salud; di en una frase llana que en la salud la lectura es entretenimiento. ${GENTLY}`,
  'own-treatment': `La pregunta es sobre una medicina o un tratamiento de la persona. No digas que lo tome, lo deje, lo cambie ni lo sustituya: que llame hoy a quien lo lleva, sobre todo si ya lo dejó o se siente mal. ${GENTLY}`,
  'treatment-of-another': `La pregunta es sobre una medicina o un tratamiento de otra persona. No inclines la decisión: que lo hable hoy con quien le atiende. ${GENTLY}`,
  disability: `La pregunta habla de una discapacidad o de una condición con nombre. No la trates como una enfermedad ni como una desgracia, y no digas qué podrá o no podrá hacer nadie. ${GENTLY}`,
  caring: `La persona cuida a alguien y está cansada. Reconoce el cansancio sin reproche y no le pidas más esfuerzo ni más paciencia. ${GENTLY}`,
  'ill-pet': `La pregunta habla de un animal enfermo o cerca del final. ${OF_A_PET} ${GENTLY}`,
  'dead-pet': `La pregunta habla de un animal que ha muerto. Trátalo como una pérdida de familia, sin culpas. ${GENTLY}`,
  'lost-pet': `La pregunta habla de un animal perdido. Di que una lectura no sabe dónde está ni si volverá. ${GENTLY}`,
  betrayal: `La pregunta habla de una infidelidad o una traición: no des veredicto, no culpes a quien pregunta, no digas que perdone ni que se vaya, y no la trates como a quien no tiene pareja. ${GENTLY}`,
  'own-betrayal': `La persona cuenta que traicionó a alguien. No la castigues ni la absuelvas, y no digas qué sentirá la otra persona. ${GENTLY}`,
  'self-contempt': `La persona habla de sí misma con desprecio. No repitas sus palabras ni les des la razón; no digas que la lectura es entretenimiento y no la mandes al médico. Invítala a hablar hoy con alguien de confianza. ${GENTLY}`,
  breakup: `La pregunta habla de una ruptura. No prometas que vuelva nadie ni digas qué siente la otra persona. ${GENTLY}`,
  divorce: `La pregunta habla de separarse. No la decidas y no hables de juicios ni de abogados si no los nombra. ${GENTLY}`,
  unsure: `La pregunta puede doler, y no está claro por qué. No des nada por sabido, no aconsejes ni anuncies nada. ${GENTLY}`,
  heavy: `Lo que cuenta la persona pesa. ${GENTLY}`,
};
