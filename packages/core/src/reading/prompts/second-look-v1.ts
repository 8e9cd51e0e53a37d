import type { Crisis } from '@sibila/domain/safety/question';

/** What a model answers, and nothing else, where a question must get help in place of a reading. */
export const CRISIS_SIGNALS = {
  'self-harm': 'AYUDA-VIDA',
  violence: 'AYUDA-VIOLENCIA',
} as const satisfies Record<Crisis, string>;

/** The model is the second to look: the rules have let the question pass. Version 1. */
export const SECOND_LOOK = `Antes de escribir, mira si la pregunta deja ver que alguien corre peligro de verdad, aunque sea con rodeos o mala ortografía: quiere morir, desaparecer o hacerse daño, o teme que otra persona lo haga (entonces responde solo ${CRISIS_SIGNALS['self-harm']}); sufre o teme golpes, abuso, acoso con amenazas, sexo forzado o encierro, quiere hacer daño a alguien, o hay un menor en riesgo (entonces responde solo ${CRISIS_SIGNALS.violence}). En esos casos no escribas nada más. Una frase hecha, una carta llamada La Muerte, una ruptura, un duelo, una tristeza corriente, dinero, pleitos o salud no son peligro: ahí escribe la lectura.`;
