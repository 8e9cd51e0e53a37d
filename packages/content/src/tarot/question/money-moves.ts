import type { Gesture } from '../gestures.ts';

type Three = readonly [string, string, string];

/** What each gesture comes to where money is about to be moved: first upright, then reversed. */
export const MONEY_MOVES: Readonly<Record<Gesture, readonly [Three, Three]>> = {
  begin: [
    [
      'Si hay que empezar, que sea por una cantidad que no duela: una prueba pequeña, con fecha para revisarla y la salida preguntada de antemano.',
      'Entrar con una parte deja sitio para aprender y para arrepentirse. Decide hoy qué parte, y escribe a partir de qué pérdida te irías.',
      'Antes del primer pago, comprueba quién está detrás, dónde está registrado y cómo se recupera lo puesto. Si no hay respuesta en un día, ya hay respuesta.',
    ],
    [
      'El impulso de entrar ya es mal consejero. Pide las condiciones por escrito y déjalas tres noches sobre la mesa.',
      'Las ganas de no quedarse fuera cuestan caro. Pregúntate qué harías si nadie más estuviera comprando.',
      'Entrar para recuperar lo perdido es la peor de las razones. Si esa es la tuya, para una semana y cuéntaselo a alguien.',
    ],
  ],
  keep: [
    [
      'Lo primero es el colchón: unos meses de gastos guardados aparte, que no entren en ninguna cuenta de riesgo. Lo que quede después ya puede discutirse.',
      'No hace falta que todo el dinero trabaje. Una parte puede limitarse a estar disponible, y esa calma también rinde.',
      'Una cantidad fija cada mes, fuera de la vista, hace más que una jugada. Súbela un poco solo cuando dejes de notarla.',
    ],
    [
      'Guardar por miedo y arriesgar por cansancio se parecen: en los dos casos nadie mira las cifras. Míralas con alguien que no venda nada.',
      'Mira si lo que proteges con tanto celo pierde valor sin que lo notes. Preguntarlo en dos sitios distintos no compromete a nada.',
      'Quizá cuides la cuenta y descuides la deuda que crece al lado. Pon las dos cifras en la misma hoja antes de mover ninguna.',
    ],
  ],
  release: [
    [
      'Pregunta cómo se sale antes de preguntar cuánto se gana. Un compromiso que no se puede deshacer merece el doble de consejo y la mitad de prisa.',
      'Todo lo que pongas ahí deja de estar en otro sitio. Escribe a qué renuncias con esa cantidad y mira si te sigue gustando el cambio.',
      'Hay cuentas que solo se mantienen por no admitir un error. Ponle precio a un año más de esperar y compáralo con salir hoy.',
    ],
    [
      'Puede que una decisión antigua de dinero pese en la nueva. Ciérrala, o al menos ponle cifra, antes de abrir otra.',
      'Vender en un mal día y comprar en uno bueno es lo que hace casi todo el mundo. Fija ahora, en frío, en qué casos te moverías.',
      'Lo que ya se perdió no debería decidir lo siguiente. Haz como si hoy tuvieras el dinero en la mano y pregúntate si entrarías.',
    ],
  ],
  listen: [
    [
      'Lee despacio la letra pequeña y apunta lo que no entiendas: comisiones, plazos, garantías. Lleva esa lista a quien pueda explicártela sin cobrar por venderte.',
      'Busca la versión aburrida de la historia: qué gana cada parte, cada cuánto se cobra y qué pasa en un año malo. Si nadie la cuenta, falta algo.',
      'Si no puedes explicarlo en dos frases a alguien de tu familia, todavía no lo entiendes. Vuelve a preguntar, que preguntar es gratis.',
    ],
    [
      'El miedo y la ilusión hacen cuentas muy parecidas. Deja que las haga una tercera persona, con los papeles delante.',
      'Las recomendaciones de internet no conocen tu alquiler. Haz la cuenta con tus gastos de verdad antes de copiar la de otra persona.',
      'Quizá ya sepas que no te convence y busques a alguien que te anime. Anota la objeción que más callas: esa es la que hay que consultar.',
    ],
  ],
  meet: [
    [
      'Habla de ello con quien comparta los gastos, si lo hay, y con un profesional que cobre por aconsejar y no por vender: dos conversaciones antes que una firma.',
      'Dos personas que conocen tus números valen más que veinte opiniones. Enséñales lo mismo a las dos y mira en qué coinciden.',
      'Si el dinero es de más de una persona, la decisión también. Acuerden por escrito cuánto, hasta cuándo y quién puede decir basta.',
    ],
    [
      'Si alguien mete prisa, esa prisa es información. Pide tiempo, pide papeles y observa qué cara pone la oferta.',
      'Cuando alguien cercano vende la idea, cuesta decir que no. Ten preparada una frase amable: «no invierto en lo que no entiendo».',
      'Un secreto de dinero se paga dos veces. Si hay algo que no has contado en casa, esa conversación va antes que cualquier firma.',
    ],
  ],
};
