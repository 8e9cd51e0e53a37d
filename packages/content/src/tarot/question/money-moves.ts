import type { Gesture } from '../gestures.ts';

/** What each gesture comes to where money is about to be moved: first upright, then reversed. */
export const MONEY_MOVES: Readonly<Record<Gesture, readonly [string, string]>> = {
  begin: [
    'Si hay que empezar, que sea por una cantidad que no duela: una prueba pequeña, con fecha para revisarla y la salida preguntada de antemano.',
    'El impulso de entrar ya es mal consejero. Pide las condiciones por escrito y déjalas tres noches sobre la mesa.',
  ],
  keep: [
    'Lo primero es el colchón: unos meses de gastos guardados aparte, que no entren en ninguna cuenta de riesgo. Lo que quede después ya puede discutirse.',
    'Guardar por miedo y arriesgar por cansancio se parecen: en los dos casos nadie mira las cifras. Míralas con alguien que no venda nada.',
  ],
  release: [
    'Pregunta cómo se sale antes de preguntar cuánto se gana. Un compromiso que no se puede deshacer merece el doble de consejo y la mitad de prisa.',
    'Puede que una decisión antigua de dinero pese en la nueva. Ciérrala, o al menos ponle cifra, antes de abrir otra.',
  ],
  listen: [
    'Lee despacio la letra pequeña y apunta lo que no entiendas: comisiones, plazos, garantías. Lleva esa lista a quien pueda explicártela sin cobrar por venderte.',
    'El miedo y la ilusión hacen cuentas muy parecidas. Deja que las haga una tercera persona, con los papeles delante.',
  ],
  meet: [
    'Habla de ello con quien comparta los gastos, si lo hay, y con un profesional que cobre por aconsejar y no por vender: dos conversaciones antes que una firma.',
    'Si alguien mete prisa, esa prisa es información. Pide tiempo, pide papeles y observa qué cara pone la oferta.',
  ],
};
