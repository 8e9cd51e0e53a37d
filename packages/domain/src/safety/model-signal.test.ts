import { describe, expect, it } from 'vitest';
import { signalledCrisis } from './model-signal.ts';

const LEAD = 'Gracias por confiarme esto. Antes de mirar las cartas, quiero parar un momento. ';

describe('the signal of a crisis in a model answer', () => {
  it.each([
    'AYUDA-VIDA',
    'AYUDA-VIDA.',
    '«AYUDA-VIDA»',
    '"AYUDA-VIDA"',
    '**AYUDA-VIDA**',
    '**AYUDA**-**VIDA**',
    '`AYUDA-VIDA`',
    '# AYUDA-VIDA',
    '[AYUDA-VIDA]',
    'ayuda-vida',
    'Ayuda‑Vida',
    'AYUDA – VIDA',
    'AYUDA_VIDA',
    'AYUDA VIDA',
    'AYUDA-\nVIDA',
    'AYU\u200bDA-VIDA',
    'AYUDA-VIDA',
    'Respuesta: AYUDA-VIDA',
    `${LEAD}AYUDA-VIDA`,
    `${LEAD}La respuesta es «AYUDA-VIDA», porque hay peligro.`,
    '{"signal":"AYUDA-VIDA"}',
  ])('is heard in %j', (answer) => expect(signalledCrisis(answer)).toBe('self-harm'));

  it.each(['AYUDA-VIOLENCIA', '**ayuda-violencia**', `${LEAD}\n\n> AYUDA-VIOLENCIA`])(
    'tells of violence in %j',
    (answer) => expect(signalledCrisis(answer)).toBe('violence'),
  );
});

describe('a refusal that names help lines', () => {
  it.each([
    'Siento mucho que estés pasando por esto. No puedo hacer esta lectura. Llama a la Línea de la Vida, 800 911 2000.',
    'No voy a leer las cartas hoy. En España puedes llamar al 024, a cualquier hora.',
    'Lo que cuentas me importa. Si estás en peligro, marca el 112 o habla con alguien de confianza.',
    'Podés comunicarte con el Centro de Asistencia al Suicida llamando al 135.',
    'Busca una línea de ayuda de tu país; no tienes que pasar por esto a solas.',
    'Marca *4141 desde tu celular. Hay quien escucha.',
    'Por favor, llama ya al número de emergencias de tu país.',
    'Contacta con los servicios de emergencia.',
    "I'm so sorry you're feeling this way. Please call 988, the Suicide and Crisis Lifeline.",
    'Puedes llamar al 717 003 717, el Teléfono de la Esperanza.',
  ])('is heard as a crisis: %s', (answer) => expect(signalledCrisis(answer)).toBe('self-harm'));

  it('gives the lines for violence where it speaks of violence', () => {
    expect(
      signalledCrisis('Nadie merece ese maltrato. Llama al 016 o al 112; no hago esta lectura.'),
    ).toBe('violence');
  });
});

describe('a reading', () => {
  it.each([
    'La Estrella pide ayuda, vida mía, y la recibe.',
    'Pide ayuda. Vida nueva trae El Sol.',
    'Tu línea de la vida es larga y la del corazón, clara.',
    'Llama a tu hermana el jueves y cuéntale las 300 cosas que callas.',
    'Marca el 24 de noviembre en el calendario y llama a las tres personas de la lista.',
    'Debes 80 mil pesos: llama al banco y pide el saldo por escrito.',
    'Llama al médico mañana y lleva las preguntas escritas.',
    'Un fondo de emergencia de 500 euros te deja dormir.',
    'La Templanza acude con sus dos copas; busca apoyo en quien te escucha.',
    'En 1888 se grabó una carta parecida.',
    'Si llaman a la puerta, abre.',
    'La Rueda marca 2026 como un año de cambio, y Saturno marca 120 grados con tu Luna.',
    'El año que marcó 1998 queda lejos. Tu línea de la vida 1234 veces se cruza.',
    'quiere hacerse daño (entonces responde solo AYUDA-VIDA); sufre golpes (entonces responde solo AYUDA-VIOLENCIA)',
  ])('is no signal: %s', (answer) => expect(signalledCrisis(answer)).toBeNull());

  it('may call an ambulance where the instructions ask for it, and no help line', () => {
    const asked =
      'Llama ahora a emergencias (112 en España, 911 en México y buena parte de América, o el número de tu país) y sigue leyendo después. La Estrella te acompaña.';
    expect(signalledCrisis(asked, true)).toBeNull();
    expect(signalledCrisis('Si el dolor vuelve, acude a urgencias.', true)).toBeNull();
    expect(signalledCrisis(`${asked} Llama al 024.`, true)).toBe('self-harm');
    expect(signalledCrisis('Si estás en peligro, llama a emergencias.', true)).toBe('self-harm');
  });
});
