import type { Caution } from '@sibila/domain/safety/question';
import type { Sorrow } from '@sibila/domain/safety/sorrow';

/** Said on a line of its own, after the opening, wherever a medicine or a treatment is named. */
export const TREATMENT_NOTE =
  'Dicho con claridad: sobre una medicina o un tratamiento decide solo el médico que lo lleva, con la persona que lo recibe, y nunca una lectura. Nada de lo que sale aquí es motivo para dejarlo, cambiarlo ni empezarlo.';

const OF_ILLNESS =
  'En lo que toca a la salud, esta lectura es entretenimiento: lo que haya que decidir se habla con el equipo médico, y si algo cambia de golpe, con urgencias.';
const OF_A_PET =
  'Si ahora mismo respira mal, convulsiona o tiene mucho dolor, llama a un servicio de urgencias veterinarias: eso va antes que cualquier lectura.';
const OF_CONTEMPT =
  'Si se vuelve muy oscuro, no te quedes a solas con ello: en casi todos los países hay líneas de ayuda gratuitas, a cualquier hora, con alguien que escucha.';
const OF_A_CHANGE =
  'Si algo cambia de golpe o asusta, llama a urgencias: eso va antes que cualquier lectura.';

/** What must be said in one kind of sorrow, besides; on a line of its own. */
export const NOTES: Readonly<Partial<Record<Sorrow, string>>> = {
  'illness-of-another': OF_ILLNESS,
  'own-illness': OF_ILLNESS,
  'ill-pet': OF_A_PET,
  'self-contempt': OF_CONTEMPT,
  'own-treatment': OF_A_CHANGE,
  'treatment-of-another': OF_A_CHANGE,
};

/** What is owed where law or money is in a question, without the ways of any mood. */
export const PLAIN_CAUTIONS: Readonly<Partial<Record<Caution, string>>> = {
  law: 'Para lo legal, esta lectura es entretenimiento y no sustituye a un abogado.',
  money: 'Para lo que toca al dinero, esta lectura es entretenimiento y no un consejo financiero.',
};

// A sorrow is often weighed as law or money where neither is spoken of.
const SPOKEN_OF: Readonly<Partial<Record<Caution, RegExp>>> = {
  law: /abogad|demand|juicio|juez|juzgado|custodia|herencia|heredar|testamento|denunci|tribunal|firm[oa]|papeles|pensi[oó]n|legal|contrato|embarg|desaloj|tr[aá]mite|finiquito|indemniz/iu,
  money:
    /dinero|plata|lana|deuda|deb[oe]|pr[eé]st|ahorro|inver[st]|vend[oe]|hipoteca|cr[eé]dito|pesos|euros|d[oó]lares|soles|banco|sueldo/iu,
};

/** The same, where a question in sorrow speaks of it in so many words. */
export function cautionOf(caution: Caution, question: string): readonly string[] {
  const text = PLAIN_CAUTIONS[caution];
  return text !== undefined && SPOKEN_OF[caution]?.test(question) === true ? [text] : [];
}
