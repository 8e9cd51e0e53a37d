import { describe, expect, it } from 'vitest';
import { forbiddenClaim } from './answer.ts';

describe('forbiddenClaim', () => {
  it.each([
    ['Vas a morir antes de que acabe el año.', 'death'],
    ['La carta anuncia una muerte en la familia.', 'death'],
    ['Tu madre morirá pronto.', 'death'],
    ['Te quedan pocos días, te queda poco tiempo de vida.', 'death'],
    ['No tardarás en perder a alguien: alguien morirá.', 'death'],
    ['No hay duda de que vas a morir.', 'death'],
    ['La Torre señala la muerte de un ser querido.', 'death'],
    ['La carta de La Muerte indica que debes tener cuidado con tu salud.', 'illness'],
    ['En marzo te diagnosticarán una enfermedad.', 'illness'],
    ['Vas a enfermarte este invierno.', 'illness'],
    ['Deja tu medicación y confía.', 'illness'],
    ['No tomes las pastillas esta semana.', 'illness'],
    ['No necesitas un médico.', 'illness'],
    ['Tendrás un accidente si viajas.', 'accident'],
    ['La Torre advierte de un accidente de tráfico.', 'accident'],
    ['Estás embarazada.', 'pregnancy'],
    ['La Emperatriz anuncia un embarazo.', 'pregnancy'],
    ['Tendrás un hijo antes del verano.', 'pregnancy'],
    ['Vas a ser madre.', 'pregnancy'],
    ['Tus números de la suerte son el tres y el nueve.', 'lottery'],
    ['Juega a la lotería el viernes.', 'lottery'],
    ['Prueba con 4, 18, 23 y 41.', 'lottery'],
    ['Ganarás el juicio.', 'verdict'],
    ['El juez fallará a tu favor.', 'verdict'],
    ['Irás a la cárcel.', 'verdict'],
    ['Él te ama en secreto.', 'hidden-feelings'],
    ['Tu pareja te engaña con otra persona.', 'hidden-feelings'],
    ['Como modelo de lenguaje, he analizado tus cartas.', 'language-model'],
    ['Soy una IA y no puedo sentir.', 'language-model'],
    ['No soy una inteligencia artificial.', 'language-model'],
    ['No puedo ayudarte con esa solicitud.', 'language-model'],
    ['Visita www.ejemplo.com para saber más.', 'markup'],
    ['Lee más en https://ejemplo.org.', 'markup'],
    ['<b>El Loco</b> salta.', 'markup'],
    ['**El Mago** aparece aquí.', 'markup'],
    ['## Pasado', 'markup'],
    ['- El Sol: alegría', 'markup'],
    ['The Fool is the card of beginnings.', 'english'],
    ['I am sorry, I cannot do that.', 'english'],
    ['Your reading is about the future.', 'english'],
  ] as const)('stops «%s»', (sentence, rule) => {
    expect(forbiddenClaim(sentence)).toBe(rule);
  });

  it.each([
    'La Muerte es un final que hace sitio.',
    'La Muerte no anuncia una muerte física: habla de una etapa que termina.',
    'La Muerte cabalga despacio y el sol asoma entre dos torres.',
    'Con la Muerte en el futuro, algo que ya no crece deja de pedir agua.',
    'La Torre enseña lo que ya estaba agrietado.',
    'Dos figuras caen de la Torre, y el rayo solo apaga lo que era fachada.',
    'El Diablo sujeta una cadena floja.',
    'La Justicia pesa lo que hiciste con lo que dijiste.',
    'El Juicio despierta a quien ya estaba listo.',
    'Ganarás tiempo si escribes antes de hablar.',
    'La Emperatriz cuida lo que crece en silencio.',
    'No hay accidente en que esta carta salga ahora.',
    'Esto es entretenimiento y no sustituye a tu médico.',
    'Esta lectura no te dice si ganarás el juicio.',
    'Entre el lunes y el jueves, anota tres cosas.',
    'El XIII y el XVI hablan en voz baja.',
    'Pregúntale a alguien de confianza qué ve desde fuera.',
    'Un carro no se conduce con la mente en otra parte.',
    '¿Qué harías si no tuvieras prisa?',
    'Sal a caminar sin teléfono.',
  ])('lets «%s» pass', (sentence) => {
    expect(forbiddenClaim(sentence)).toBeNull();
  });
});
