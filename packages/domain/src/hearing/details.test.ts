import { describe, expect, it } from 'vitest';
import { detailsOf } from './details.ts';

describe('what a question names', () => {
  it.each([
    ['¿Le presto los 3000 euros a mi hermano Nacho o no?', ['Nacho'], { sum: 'los 3000 euros' }],
    ['hace tres semanas q julian no me contesta', ['Julián'], { span: 'tres semanas' }],
    ['¿Vuelvo con mi ex?', ['tu ex'], {}],
    [
      'me ofrecen irme a dublin en febrero y mi abuela está mayor',
      ['tu abuela'],
      { place: 'Dublín' },
    ],
    [
      'El sabado es la boda de mi prima, ¿voy?',
      ['tu prima'],
      { day: 'el sábado', event: 'la boda' },
    ],
    ['llevo 2 anos con mi novia Sofia', ['Sofía'], { span: '2 años' }],
    ['le debo 80 mil pesos a mi suegra', ['tu suegra'], { sum: 'los 80 mil pesos' }],
    ['¿Dónde están mis llaves?', [], { thing: 'tus llaves' }],
    ['mi gata Frida me odia', ['Frida'], {}],
    ['¿Apruebo el examen del viernes?', [], { day: 'el viernes', event: 'el examen' }],
    ['mañana la veo, ¿le digo algo?', [], { isPressing: true }],
    ['quiero paz y sol este domingo', [], { day: 'el domingo' }],
    ['vivo en Santiago con Rosario', [], { place: 'Santiago' }],
  ])('«%s»', (question, people, rest) => {
    const { people: found, ...others } = detailsOf(question);
    expect(found.map(({ told }) => told)).toEqual(people);
    expect(others).toEqual(rest);
  });
});
