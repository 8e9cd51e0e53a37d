import type { CaseTexts } from '../../family.ts';

/** «own-project.should». */
export const OWN_PROJECT_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Lo seguro tiene horario y lo tuyo tiene nombre. Antes de elegir hay que saber cuánto de cada cosa {necesitas|necesitás} para dormir.',
    },
    {
      needs: [],
      text: 'Ese proyecto ya existe en servilletas, en la ducha y a las tres de la mañana. El examen de verdad es un mediodía.',
    },
    {
      needs: [],
      text: 'Empezar algo propio pide dos permisos: el del bolsillo, que sabe sumar, y el tuyo, que lleva más tiempo sin hablar.',
    },
    {
      needs: [],
      text: 'La idea te despierta y el miedo hace las cuentas. Lo que se discute aquí es cuál de los dos firma.',
    },
    {
      needs: ['quien'],
      text: 'En tu proyecto hay una silla más, la de {quien}. Parte de lo que se decide es si suma manos o suma dudas.',
    },
    {
      needs: ['quien'],
      text: 'Lo que piense {quien} pesa en esto tanto como el dinero. Son dos pesas distintas y hoy comparten platillo.',
    },
    {
      needs: ['tiempo'],
      text: 'Tu proyecto viene con una cifra encima, {tiempo}, y hay que ver si es un plazo que ayuda o una excusa con calendario.',
    },
    {
      needs: ['suma'],
      text: 'Poner {suma} junto a una idea propia la vuelve seria de golpe. Todo gira en torno a cuánto {puedes|podés} perder sin perder la risa.',
    },
    {
      needs: ['lugar'],
      text: 'Lo que {sueñas|soñás} levantar tiene hasta dirección: {lugar}. Puede que el proyecto necesite ese sitio, y puede que la que necesite mudarse sea tu vida.',
    },
    {
      needs: ['evento'],
      text: 'Montar algo propio y tener {evento} tan cerca es sentar dos comienzos a la misma mesa: se roban las horas y el pan.',
    },
    {
      needs: ['dia'],
      text: 'Lo tuyo ya tiene un día señalado, {dia}, y la idea dejó de ser idea. Se decide si llega con plan o con prisa.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, del tamaño del hatillo: una versión mínima, dinero que puedas perder y el perro, que alguien te avise.',
      ],
      rev: [
        'wait',
        'Antes del salto, {pregunta|preguntá} al perro: quien más te quiere ve el borde que {tú|vos} {llamas|llamás} detalle. Hasta entonces, quietud.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí: copa, basto, espada y oro ya están servidos. Se empieza con lo que hay, hoy mismo, por el extremo más pequeño.',
      ],
      rev: [
        'no',
        'No por ahora: un proyecto con logo, nombre y nada vendido es mesa puesta. {Vende|Vendé} uno y {vuelve|volvé} a preguntar.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Un tiempo más bajo el manto: la idea está viva, y contarla antes de tiempo le quita el calor.',
      ],
      rev: [
        'if',
        'Se empieza, sí, cuando dejes de pedir opinión: la que falta es la tuya, y está detrás del velo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        '{Siembra|Sembrá}, sí, un surco y no la finca: el trigo de al lado, el del sueldo, {puedes|podés} segarlo más adelante.',
      ],
      rev: [
        'no',
        'No con esa vigilancia: una idea que se desentierra cada mañana para ver si crece no necesita más dinero.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Adelante si le {pones|ponés} piedra: horario, presupuesto y un tope de pérdidas escrito antes del primer gasto.',
      ],
      rev: [
        'no',
        'Todavía manda el desorden: sin horas propias ni cuentas aparte, lo tuyo nacería ya con un trono cojo.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        '{Lánzalo|Lanzalo} tras aprender de quien lo hizo: una temporada de acólito, con las llaves a la vista, ahorra dos años.',
      ],
      rev: [
        'yes',
        'Sí, aunque en tu casa nadie haya emprendido: la bendición de siempre no abre esta puerta, tu llave sí.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Si lo {eliges|elegís} con los ojos abiertos y lo sabe quien comparte tus gastos, sí. A medias y a escondidas, no.',
      ],
      rev: [
        'wait',
        '{Espera|Esperá} a distinguir si {quieres|querés} el proyecto o la cara que pondrán los demás: hoy esas miradas no coinciden.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'En marcha, sí: una esfinge quiere sueldo y la otra quiere lo tuyo. Llevan el mismo carro si {conduces|conducís} despacio.',
      ],
      rev: [
        'wait',
        'Falta el adónde: con tanta prisa por salir de lo seguro, tu idea hace de fuga y no de camino.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, a fuego lento: al león del miedo se le cierra la boca cada mañana, con una hora de oficio.',
      ],
      rev: [
        'wait',
        'Ahora no: {llevas|llevás} demasiado sosteniendo lo ajeno. {Descansa|Descansá} primero, que un proyecto propio también muerde.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        '{Sube|Subí} un trecho más con tu farol: una prueba pequeña, a solas, hasta alumbrar lo que costaría de verdad.',
      ],
      rev: [
        'yes',
        'Ya pensaste bastante ahí arriba: sí, {baja|bajá} con la idea en la mano y que la toque alguien que pague.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si {aguantas|aguantás} una vuelta mala sin soltar, sí: a la esfinge de arriba no la sostiene la suerte, sino su asiento.',
      ],
      rev: [
        'no',
        'Otra vez lo mismo, idea nueva y final conocido: esta vuelta no, hasta que nombres lo que la detuvo siempre.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Sale a cuenta si los números lo dicen sin tu ayuda: dos platillos, gastos y ventas reales, y un asesor mirando.',
      ],
      rev: [
        'no',
        'Con esa balanza, no: tus horas figuran gratis y los ingresos, como hechos. {Corrige|Corregí} el peso y {vuelve|volvé} a mirar.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Cuelga|Colgá} la idea del pie unos días: ¿qué necesita quien la compraría? Visto al revés, el proyecto cambia de forma.',
      ],
      rev: [
        'yes',
        'Sí, a desatarse: la espera te está costando más que el error, y ya aprendiste lo que enseñaba.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        '{Deja|Dejá} atrás lo seguro si ya acabó por dentro: el caballo va al paso, con la flor alta, y hay camino delante.',
      ],
      rev: [
        'if',
        '{Empieza|Empezá} lo nuevo cuando despidas lo viejo: mientras aquello siga ensillado, a este proyecto no le queda caballo.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'A la vez, sí: el sueldo en una copa, lo propio en la otra, y cada mes {viertes|vertés} un poco más.',
      ],
      rev: [
        'wait',
        '{Equilibra|Equilibrá} antes: sin sueño y sin ahorro, el proyecto se bebería tu copa seca. Un mes de calma y se decide.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Se puede, si el proyecto no es otra cadena con tu nombre: {pon|poné} por escrito cuántas horas no le darás.',
      ],
      rev: [
        'yes',
        'Sí: el sueldo apretaba menos de lo que parecía. {Saca|Sacá} la cabeza del lazo, con unas cuentas hechas.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No sobre ese plan: la corona no tiene cimiento. {Salva|Salvá} las dos piedras que aguantan y {vuelve|volvé} a dibujar.',
      ],
      rev: [
        'if',
        '{Derriba|Derribá} a mano la parte que suena hueca, precio, socio o plazo; lo que quede en pie, eso empieza.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, con las dos jarras: una riega lo tuyo, la otra mantiene la casa, y ninguna se vacía en un día.',
      ],
      rev: [
        'wait',
        'La estrella no se fue, te falta cuello para mirarla: {repón|reponé} fuerzas, {deja|dejá} las comparaciones, y en un mes se mira.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'A esa luz no se invierte: la mitad de tus números los soñaste y la otra mitad te los contaron.',
      ],
      rev: [
        'wait',
        'El cangrejo asoma a medias: falta un dato de los que pinchan, y hasta verlo en seco no se empieza.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, y que se vea: {enséñalo|enseñalo} al mediodía, con los brazos abiertos, a la primera persona que podría comprarlo.',
      ],
      rev: [
        'if',
        'Merece un sí si te calienta también en un mes flojo; el entusiasmo de exhibición no paga recibos.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: esa llamada no es capricho, viene de un oficio tuyo que estaba tendido y ya tiene un brazo en alto.',
      ],
      rev: [
        'no',
        'No mientras te condenes por el intento anterior: a una idea juzgada de antemano no se le puede pedir que camine.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        'Sí, en cuanto completes lo que ya está abierto: se baila mejor con el círculo cerrado a la espalda.',
      ],
      rev: [
        'wait',
        'Falta un tramo corto, un contrato, un cliente, un precio. {Termínalo|Terminalo} y entonces sí se sale del laurel.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'El proyecto cabe en una frase y se le cobra a alguien. {Escríbela|Escribila} así: «Hago esto, cuesta tanto, ¿lo {quieres|querés}?», y {mándala|mandala} {antes} a tres personas que podrían pagarlo. Si una dice que sí, ya empezaste. Si las tres dicen qué bonito, {cambia|cambiá} el precio o la frase y no el sueño.',
      },
      {
        needs: [],
        text: 'Un sobre, digital o de papel, con la cantidad que {puedes|podés} perder sin que cambie tu vida: eso es todo el proyecto por ahora. {Llénalo|Llenalo} {antes} y {anota|anotá} fuera «Cuando se acabe, paro y miro». Si te da risa lo poco, alcanza para probar. Si te da miedo, {consulta|consultá} a un asesor.',
      },
      {
        needs: ['quien'],
        text: '{Invita|Invitá} a {quien} a mirar tu proyecto diez minutos {antes}, con una sola consigna: «No quiero saber si gusta, sino qué no se entiende». {Anota|Anotá} sin defenderte. Si las dudas son de forma, se arreglan en una tarde. Si son de fondo, te acaban de regalar meses y el comienzo es por ahí.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'La condición lleva cifra. {Escribe|Escribí} {antes} en una tarjeta: «Sigo hasta gastar esto o hasta esta fecha, lo que llegue primero», con los dos números puestos, y {firma|firmá}. Si te tranquiliza, {puedes|podés} empezar. Si te parece poco, {pregunta|preguntá} a un asesor cuánto sería bastante, porque sin tope no es proyecto, es apuesta.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} a una persona que ya haya hecho algo parecido y {hazle|hacele} {antes} una única pregunta: «¿Qué pagaste de más por no saber?». {Apunta|Apuntá} la respuesta y {ponla|ponela} al lado de tu plan. Si ya lo tenías previsto, la condición está cumplida. Si no, ese renglón se resuelve antes que el nombre.',
      },
      {
        needs: ['quien'],
        text: 'Lo tuyo toca también a {quien}, y eso se habla con números. {Dile|Decile} {antes}: «Quiero probar esto, con este dinero y hasta esta fecha; ¿qué te haría dormir?». Si pone una condición, {anótala|anotala} en el plan. Si solamente dice que no, {pide|pedí} el motivo en una frase y {decide|decidí} con las dos hojas delante.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Con una hoja doblada en dos: de un lado lo comprobado de tu idea, ventas, cifras, gente con nombre; del otro lo supuesto. {Llénala|Llenala} {antes} sin mejorar la letra. Si lo supuesto gana, el no es de hoy y se arregla comprobando una sola línea. Si gana lo otro, {pregunta|preguntá} a un asesor y {revísalo|revisalo} todo.',
      },
      {
        needs: [],
        text: '{Conserva|Conservá} lo seguro y {regálale|regalale} a tu idea dos horas con candado: {elige|elegí} cuáles, {apúntalas|apuntalas} {antes} y {avisa|avisá} en casa con esta frase: «A esa hora no estoy para nadie». Si {llegas|llegás} a usarlas con ganas, el proyecto respira solo. Si las vas cediendo, mejor saberlo por dos horas que por un sueldo.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien} que haga de abogado del diablo {antes}: «{Convénceme|Convenceme} en cinco minutos de no hacerlo». {Escucha|Escuchá} con lápiz y sin réplica. Si sus razones ya estaban en tu cabeza, el no era tuyo y se duerme mejor. Si ninguna te roza, la idea está mejor de salud que el plan.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'La espera se cumple haciendo: {elige|elegí} la prueba más barata de tu idea, una muestra, un cartel, una página, y {ponla|ponela} delante de alguien desconocido {antes}. {Pregunta|Preguntá} «¿cuánto pagarías por esto?». Si da una cifra, {acorta|acortá} la espera. Si dice que lo pensará, {sigue|seguí} puliendo sin dejar nada todavía.',
      },
      {
        needs: [],
        text: '{Abre|Abrí} el calendario y {busca|buscá} el mes en que tus gastos bajan o tu ahorro alcanza; {escribe|escribí} {antes} en ese mes «Aquí decido lo mío», con lápiz. {Cuéntaselo|Contáselo} a una sola persona. Si al verlo escrito te {impacientas|impacientás}, hay motor. Si te alivia que falte, {aprovecha|aprovechá} el tiempo y {descansa|descansá}.',
      },
      {
        needs: ['quien'],
        text: 'Una conversación con {quien} que no pida permiso: {dile|decile} {antes} «Voy a esperar hasta esa fecha para empezar lo mío, y quiero que la conozcas». Nada más. Si la anota, la fecha ya pesa el doble. Si se ríe o la olvida, {cuélgala|colgala} en la pared: el reloj es tuyo y sigue andando.',
      },
    ],
  },
  closings: {
    yes: [
      'Lo propio empieza el día en que alguien lo paga, aunque sea con monedas.',
      'Una servilleta con números ya es media empresa; la otra media es mañana temprano.',
      'Se firma con la mano que tiembla; la otra sostiene la hoja.',
    ],
    if: [
      'Un sueño con tope se deja querer más tiempo.',
      'El miedo suma muy bien: conviene contratarlo para la contabilidad.',
      'Lo seguro también fue, alguna vez, la idea descabellada de alguien.',
    ],
    no: [
      'Una idea que espera no se pudre; una deuda, a veces.',
      'Guardar la semilla no es lo mismo que tenerle miedo a la tierra.',
      'Hay noes que son cimientos, solo que se ven después.',
    ],
    wait: [
      'La idea que sigue ahí al mediodía ya no es insomnio.',
      'Los buenos comienzos llegan con el café frío y las cuentas hechas.',
      'Esperar con un lápiz en la mano se parece bastante a empezar.',
    ],
  },
};
