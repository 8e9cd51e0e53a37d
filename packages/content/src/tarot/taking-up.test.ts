import { assessQuestion } from '@sibila/domain/safety/question';
import { questionForm } from '@sibila/domain/safety/question-form';
import { describe, expect, it } from 'vitest';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { randomBelow } from '../testing/chance.ts';
import { composeTarotReading } from './compose-reading.ts';

/** What a reading says of a question after its first paragraph, in draws of every named size. */
function afterTheFirst(question: string): string[] {
  const random = randomBelow(question.length);
  return [1, 3, 3, 3, 3, 5, 5, 7].map((size) => {
    const cards = shuffledDeck(random).slice(0, size);
    return composeTarotReading({ cards, question }).slice(1).join(' ');
  });
}

describe('a reading comes back to its question', () => {
  it.each([
    ['other', 'love', '¿Volverá mi ex?', /tu ex/],
    ['other', 'love', '¿Me quiere?', /esa persona|otra persona/],
    ['other', 'family', '¿Me perdonará mi hermana?', /tu hermana/],
    ['other', 'work', '¿Mi jefe me dará el puesto en la empresa?', /tu jefe/],
    ['will', 'work', '¿Encontraré trabajo pronto?', /trabajo/],
    ['will', 'love', '¿Encontraré el amor?', /amor/],
    ['will', 'family', '¿Me llevaré bien con mi familia?', /tu familia|en familia/i],
    ['will', 'money', '¿Saldré de mis deudas?', /deuda|deber dinero/i],
    ['what', 'health', '¿Cómo seguirá mi salud este año?', /tu salud/],
    ['will', 'studies', '¿Aprobaré el examen?', /ese examen/],
    ['will', 'travel', '¿Saldrá bien el viaje?', /viaje/],
    ['will', 'none', '¿Saldrá bien?', /este asunto|tu pregunta|un sí/],
    ['should', 'work', '¿Dejo mi trabajo?', /tu trabajo/],
    ['should', 'love', '¿Debería volver con mi ex?', /tu ex/],
    ['should', 'family', '¿Debería hablar con mi madre?', /tu madre/],
    ['should', 'money', '¿Invierto mis ahorros?', /tus ahorros/],
    ['should', 'health', '¿Debo descansar más por el insomnio?', /ese insomnio/],
    ['should', 'studies', '¿Dejo la carrera?', /esa carrera/],
    ['should', 'travel', '¿Me mudo a otra ciudad?', /otra ciudad/],
    ['should', 'decision', '¿Debería aceptar?', /decisión/],
    ['when', 'love', '¿Cuándo llegará el amor?', /amor/],
    ['when', 'work', '¿Cuándo encontraré empleo?', /trabajo/],
    ['when', 'money', '¿Cuándo pagaré mis deudas?', /deuda|deber dinero/i],
    ['when', 'travel', '¿Cuándo será mi viaje?', /tu viaje/],
    ['when', 'health', '¿Cuándo mejorará mi salud?', /tu salud/],
    ['when', 'none', '¿Cuándo cambiará mi suerte?', /tu suerte/],
    ['how', 'work', '¿Cómo hablo con mi jefe?', /tu jefe/],
    ['how', 'love', '¿Cómo mejoro mi relación de pareja?', /tu relación|tu pareja/],
    ['how', 'family', '¿Cómo mejoro la relación con mi madre?', /tu madre/],
    ['how', 'money', '¿Cómo ordeno mi dinero?', /tu dinero/],
    ['how', 'health', '¿Cómo cuido mi salud?', /tu salud/],
    ['how', 'studies', '¿Cómo me organizo para la tesis?', /esa tesis/],
    ['how', 'travel', '¿Cómo preparo la mudanza?', /esa mudanza/],
    ['how', 'self', '¿Cómo encuentro paz?', /tu camino/],
    ['why', 'work', '¿Por qué no avanza mi negocio?', /tu negocio/],
    ['why', 'love', '¿Por qué terminó mi relación?', /tu relación/],
    ['why', 'family', '¿Por qué discuto con mi hermano?', /tu hermano/],
    ['why', 'self', '¿Por qué tengo tanto miedo?', /tu camino/],
    ['who', 'love', '¿Con quién me voy a casar? ¿Quién será mi pareja?', /amor|tu pareja/],
    ['which', 'work', '¿Acepto el empleo nuevo o sigo en mi trabajo?', /trabajo|ese empleo/],
    ['which', 'studies', '¿Qué carrera estudio, derecho o historia?', /estudi/],
    ['which', 'none', '¿Me quedo o me voy?', /este asunto/],
    ['what', 'work', '¿Qué me espera en mi trabajo?', /tu trabajo/],
    ['what', 'self', '¿Qué necesito ver de mí?', /tu camino/],
    ['what', 'none', '¿Qué dicen las cartas?', /lo que preguntas/],
    ['statement', 'work', 'Tengo una entrevista el jueves', /entrevista/i],
    ['statement', 'family', 'Estoy pensando en mudarme con mi hermana', /tu hermana/],
    ['statement', 'none', 'Hoy quiero un consejo', /lo que cuentas/],
  ] as const)('%s, %s: «%s»', (form, theme, question, named) => {
    expect(questionForm(question)).toBe(form);
    expect(assessQuestion(question).theme).toBe(theme);
    for (const rest of afterTheFirst(question)) expect(rest).toMatch(named);
  });

  it('gives no date to who asks when', () => {
    const months =
      /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/i;
    for (const rest of afterTheFirst('¿Cuándo encontraré empleo?'))
      expect(rest.replace('martes de febrero', '')).not.toMatch(months);
  });

  it('speaks to who moves money of sums, deadlines or advice, and of no profit', () => {
    for (const rest of afterTheFirst('¿Invierto mis ahorros?')) {
      expect(rest).toMatch(/asesor|plazo|suma|cifra|por escrito|consult/);
      expect(rest).not.toMatch(/ganarás|se multiplica|rentable/);
    }
  });

  it('says nothing to who asks about health that could be a prognosis', () => {
    const prognosis = /mejorar[áé]|empeorar|te curar|sanar|recuperar[áé]|recaída|la racha|duelo/i;
    for (const rest of afterTheFirst('¿Cómo seguirá mi salud este año?'))
      expect(rest).not.toMatch(prognosis);
  });

  it('quotes nothing that no one could read, and says so once and kindly', () => {
    const random = randomBelow(7);
    for (const size of [1, 3, 5, 8]) {
      const cards = shuffledDeck(random).slice(0, size);
      const text = composeTarotReading({ cards, question: 'asdf asdf' }).join(' ');
      expect(text).not.toContain('asdf');
      expect(text.match(/lo que has escrito|lo escrito/gi)).toHaveLength(1);
    }
  });
});
