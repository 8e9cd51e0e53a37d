import type { CaseTexts } from '../../family.ts';

/** «bad-boss.should». */
export const BAD_BOSS_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Aguantar a quien manda también es un trabajo, y ese nadie lo paga. Falta saber cuántas horas le {pones|ponés} y de dónde salen.',
    },
    {
      needs: [],
      text: 'Quien te dirige ocupa un despacho y, por lo visto, también tu cena. Entre quedarte, quejarte o irte, lo que se discute es ese segundo sitio.',
    },
    {
      needs: [],
      text: 'El puesto puede gustarte y la persona que lo gobierna, no. El enredo es que vienen en la misma nómina y se renuncia a las dos cosas.',
    },
    {
      needs: [],
      text: 'Un mal trato de arriba se mide en domingos por la tarde. Antes de aguantar, denunciar o salir, conviene contar cuántos van.',
    },
    {
      needs: ['quien'],
      text: 'En tu empleo hay horario de salida, pero {quien} te acompaña hasta la almohada. De eso se trata: de cuánto sitio más vas a prestar.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} de por medio, un lunes pesa el doble. La cuestión es qué estás cuidando cuando {callas|callás}: el sueldo, la paz o la costumbre.',
    },
    {
      needs: ['tiempo'],
      text: 'Son {tiempo} de medir cada palabra delante de quien manda. A esa altura ya no se sabe si es paciencia o si es el puesto.',
    },
    {
      needs: ['suma'],
      text: 'Por {suma} se soporta mucho, y quien manda quizá lo sepa. Falta la otra cifra, la que gasta tu cuerpo en ganar esa.',
    },
    {
      needs: ['lugar'],
      text: 'Lejos de casa, en {lugar}, una mala jefatura suena más fuerte, porque hay menos gente con quien reírse de ella a la salida.',
    },
    {
      needs: ['evento'],
      text: 'Viene {evento} y quien manda ya está en la lista de cosas que te quitan el sueño. Hay que ver cuál de las dos merece ese lugar.',
    },
    {
      needs: ['dia'],
      text: 'Ya hay fecha, {dia}, y hasta entonces cada gesto de quien manda parece un aviso. Lo tuyo se decide mejor sin contar pasos en el pasillo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'if',
        'Irse ligero se puede, si en el hatillo {llevas|llevás} tres meses de gastos; sin eso, primero el hatillo y luego el borde.',
      ],
      rev: [
        'wait',
        'Un pie en el aire no renuncia ni denuncia: {espera|esperá} a tener un papel o un consejo debajo.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        '{Muévete|Movete} ya: correos, fechas, testigos y contrato caben en tu mesa, y con las cuatro cosas se reclama mejor que con rabia.',
      ],
      rev: [
        'no',
        'Seguir creyendo en cambios prometidos, no: mucha mano señalando el cielo y ninguna que haya firmado nada.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Por ahora, silencio con libreta: lo que pasa a puerta cerrada se apunta con fecha, y cuando haya rollo entero se enseña.',
      ],
      rev: [
        'yes',
        'Que salga de tu boca: lo que te hacen detrás del velo pesa menos en cuanto lo oye alguien de confianza.',
      ],
    },
    'La Emperatriz': {
      up: [
        'if',
        'Quedarte sirve si ahí todavía te crece algo, oficio o ahorros; donde nada brota, el trigo se siembra en otra parte.',
      ],
      rev: [
        'no',
        'A esa persona no la vas a criar: {deja|dejá} de regar su humor y {guarda|guardá} el agua para buscarte otro campo.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        '{Planta|Plantá} un «hasta aquí» de piedra, con hora y por escrito; si lo pisa, {tienes|tenés} prueba para el paso siguiente.',
      ],
      rev: [
        'no',
        'Ese trono no se endereza desde abajo ni te contrataron para sujetarlo: {guarda|guardá} la fuerza para otra puerta.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Denunciar o irse tiene su orden, y hay quien lo conoce: una consulta laboral abre más que diez noches de darle vueltas.',
      ],
      rev: [
        'no',
        'Aguantar por respeto al cargo, no: la triple corona es un sombrero, y nadie hizo voto de obediencia al firmar.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        '{Quédate|Quedate} solo si {puedes|podés} decirlo a plena luz: «elijo esto, por esto». Si hay que bajar la voz, elegiste lo otro.',
      ],
      rev: [
        'wait',
        'Una conversación falta todavía, cara a cara o con testigo: las miradas cruzadas no sirven de renuncia ni de perdón.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Salir, con rumbo: una esfinge busca otro puesto y la otra cobra este, hasta que tiren a la vez.',
      ],
      rev: [
        'wait',
        'De portazo hoy no: sin riendas y a esta velocidad se choca contra tu propio recibo. Primero, hacia dónde.',
      ],
    },
    'La Fuerza': {
      up: [
        'if',
        'Aguantar, mientras la mano siga firme: un límite dicho sin gritar, y otro. Si el rugido no baja, te toca salir.',
      ],
      rev: [
        'no',
        'Un día más de valentía por costumbre, no: esa mano tiembla, y a un león ajeno no hay que dormirlo cada noche.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        '{Tómate|Tomate} unos días de montaña antes de contestar; con el farol se ven los próximos pasos, y tal vez alcancen para decidir.',
      ],
      rev: [
        'yes',
        '{Baja|Bajá} y {cuéntalo|contalo}: a solas con esto ya pasaste suficiente, y abajo hay colegas, sindicato o abogado con más luz.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Las jefaturas también giran: date un plazo corto, con fecha, y mientras la rueda se mueve {prepara|prepará} tu otra silla.',
      ],
      rev: [
        'no',
        'Otra vuelta igual, no: ya {conoces|conocés} la escena, la disculpa y el lunes siguiente. Por ahí la rueda no avanza, da hipo.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        '{Reclama|Reclamá}, con la balanza primero: hechos, fechas y alguien que sepa de leyes laborales. La espada viene después y corta limpio.',
      ],
      rev: [
        'no',
        'Cargar con la culpa de su mal carácter, no: en esa balanza te pusieron un peso que no lleva tu nombre.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Mira|Mirá} el asunto cabeza abajo por unas semanas: quizá sobra el puesto, quizá la esperanza. {Ponle|Ponele} a esa pausa un último día.',
      ],
      rev: [
        'no',
        'Para seguir colgando no quedan razones: tu sacrificio no mejora a nadie, y el nudo del pie se suelta desde tu lado.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Toca despedirse de ese puesto o de quien eras ahí; al paso, rosa en alto y papeles al día.',
      ],
      rev: [
        'if',
        'Quedarte, si es por lo que hay ahora: por lo de antes ya pasó el caballo, y le {sigues|seguís} reservando silla.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Se aguanta si una copa vuelve a llenar la otra: límites, descanso y revisión. Si todo va hacia allá, fuera.',
      ],
      rev: [
        'no',
        'A este ritmo, no: quien manda rebosa y lo que se seca es tu sueño. Ahí no hay medida que valga.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        '{Quédate|Quedate} por el sueldo si {quieres|querés}, pero con cifra y con fecha: la cadena es ancha, y contada aprieta bastante menos.',
      ],
      rev: [
        'yes',
        'La mano ya fue al cuello y el lazo cede: {sal|salí}, con otro ingreso a la vista y sin mirar el pedestal.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        '{Dilo|Decilo} antes de que el rayo lo diga peor: cae una corona, y debajo sigue en pie tu oficio.',
      ],
      rev: [
        'if',
        'Sacar una piedra todavía es posible: un cambio de equipo, una queja formal. Si la tapan con yeso, {empieza|empezá} la mudanza.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        '{Busca|Buscá} otro sitio sin prisa y sin permiso: una jarra para cumplir aquí, otra para regar donde te traten bien.',
      ],
      rev: [
        'wait',
        'Con el ánimo tan abajo no se firma nada grande: {duerme|dormí}, {come|comé}, {consulta|consultá} a tu médico si hace falta, y luego {decide|decidí}.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche toda jefatura aúlla: {aguarda|aguardá} a saber qué es miedo y qué es hecho, y entonces {pide|pedí} consejo laboral.',
      ],
      rev: [
        'if',
        'La niebla se va: si con luz el maltrato sigue teniendo forma, se denuncia; si era un malentendido, se habla.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A la luz, lo que pasa: {cuéntalo|contalo} donde corresponda, sin adornos. Los girasoles no piden perdón por asomarse al muro.',
      ],
      rev: [
        'no',
        'Poner buena cara otro trimestre, no: detrás de tanta nube tu gusto por el trabajo sigue ahí, y pide otra ventana.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        '{Levántate|Levantate}: esa llamada a otra cosa lleva tiempo sonando, y una mala jefatura solo le subió el volumen.',
      ],
      rev: [
        'wait',
        'Antes de sentenciarte por no haberte ido, {relee|releé} lo que lograste ahí; con ese informe en la mano, {eliges|elegís}.',
      ],
    },
    'El Mundo': {
      up: [
        'if',
        '{Vete|Andate} cuando cierres el círculo: cuentas, recomendación y liquidación revisada. Con el laurel completo se baila mejor hacia la puerta.',
      ],
      rev: [
        'wait',
        'Falta un cabo, una firma o un dato del contrato: {átalo|atalo} primero, que por ese hueco se te escapa lo ganado.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Pide|Pedí} {antes} una cita con un sindicato o un abogado laboral y {lleva|llevá} tres hechos con fecha. La frase es esta: «Quiero saber qué opciones tengo y qué pierdo con cada una». Si hay caso, sabrás por dónde empezar. Si no lo hay, sabrás cuánto tiempo no conviene regalarle.',
      },
      {
        needs: [],
        text: 'El primer paso cabe en un mensaje a alguien de otro equipo o de otra empresa: «Estoy mirando opciones; ¿{sabes|sabés} de algún sitio donde se trabaje con respeto?». {Mándalo|Mandalo} {antes}. Si responde con un nombre, {escribe|escribí} a ese nombre. Si responde que no, ya hay una persona más con la oreja puesta.',
      },
      {
        needs: ['quien'],
        text: 'Sobre lo de {quien}, un relato de diez líneas sin adjetivos, hecho {antes}: qué pasó, qué día, quién estaba. {Léeselo|Leéselo} a alguien imparcial y {pregúntale|preguntale}: «¿Esto lo dejarías pasar?». Si dice que no, {pregunta|preguntá} en un servicio laboral cómo se presenta. Si duda, {busca|buscá} lo que falta y {añádelo|agregalo}.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} la condición en una tarjeta: «Me quedo mientras…», y que lo que siga se pueda contar en horas, dinero o respeto. {Enséñala|Mostrala} {antes} a alguien que te quiera. Si hoy se cumple, hay trato y se revisa en un mes. Si no se cumple, la tarjeta ya es tu carta de salida.',
      },
      {
        needs: [],
        text: 'Un sueldo y un maltrato no se restan de memoria. En dos renglones, {anota|anotá} {antes} lo que {ganas|ganás} ahí y lo que {gastas|gastás} en soportarlo: sueño, médico, caprichos de consuelo. Debajo: «¿Firmaría esto hoy?». Si es que sí, {ponle|ponele} fecha de revisión. Si es que no, {abre|abrí} la búsqueda esta misma noche.',
      },
      {
        needs: ['quien'],
        text: 'Una petición sola, y que se pueda cumplir, le llega a {quien} por escrito {antes}: «Para hacer bien mi trabajo necesito que los cambios me lleguen con un día de margen», o la tuya. Si la respeta dos semanas, hay por dónde seguir. Si la ignora, {guarda|guardá} el correo: es el primer papel de tu carpeta.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Retira|Retirá} {antes} una sola cosa que das fuera de contrato: contestar de noche, cubrir un error ajeno, reír un chiste. Si te preguntan: «Lo veo mañana en mi horario». Si se acepta, ese peso nunca fue obligatorio. Si hay represalia, se anota con fecha y se consulta a un abogado laboral.',
      },
      {
        needs: [],
        text: 'Cada queja de sobremesa sobre el trabajo le da a esa persona una silla en tu casa. {Acuerda|Acordá} {antes} con quien te escucha: «Diez minutos de oficina y después se cierra». Si lo {logras|lográs}, la cena vuelve a ser tuya. Si a los diez minutos falta todo por decir, eso ya merece ayuda profesional.',
      },
      {
        needs: ['quien'],
        text: 'Cambiar a {quien} no estaba en tu contrato, así que {escribe|escribí} {antes} en un papel: «Dejo de intentar que…», y {termina|terminá} la frase. Durante una semana, nada de eso. Si el trabajo sale igual, ese esfuerzo sobraba. Si todo se cae, lo sostenías sin cobrarlo, y va a la lista de motivos para irte.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Abre|Abrí} {antes} una libreta fuera del trabajo, nunca en el equipo de la empresa, con tres columnas: fecha, qué se dijo, quién estaba. Al pie: «Decido con diez renglones o en un mes». Si se llenan pronto, {llévalos|llevalos} a consulta laboral. Si cuesta llegar a tres, quizá alcance con una conversación.',
      },
      {
        needs: [],
        text: 'Antes de la renuncia va la aritmética: {calcula|calculá} {antes} cuántos meses {puedes|podés} vivir sin ese ingreso y {pregúntale|preguntale} a un asesor laboral: «¿Qué me corresponde si me voy y qué si me echan?». Con más de tres meses, la puerta está cerca. Con menos, tu meta inmediata es ese colchón.',
      },
      {
        needs: ['quien'],
        text: 'Durante unos días, {fíjate|fijate} en la hora a la que aparece {quien} en tu cabeza fuera del trabajo, y {pon|poné} una raya cada vez. {Cuenta|Contá} las rayas {antes} y {di|decí} el número en voz alta: «Son tantas». Si van a menos, la espera sirve. Si van a más, esperar te está saliendo caro.',
      },
    ],
  },
  closings: {
    yes: [
      'A la salida de un mal puesto nadie aplaude, pero se duerme.',
      'El respeto no es un beneficio extra: venía en el precio.',
      'Quien cuenta lo que pasa ya tiene un pie fuera del despacho.',
    ],
    if: [
      'Se aguanta lo que tiene fecha; lo demás se llama vivir así.',
      'Un sueldo compra ocho horas, y el domingo nunca estuvo en venta.',
      'La paciencia con condiciones tiene otro nombre: contrato.',
    ],
    no: [
      'El mal genio de arriba cabe en una oficina; en una cena, ya no.',
      'Nadie asciende por haber soportado más que el resto.',
      'El carácter de quien manda no figura entre tus tareas.',
    ],
    wait: [
      'Una libreta con fechas levanta la voz mejor que nadie.',
      'El portazo dura un segundo; el colchón, varios meses.',
      'Quien prepara la salida ya se sienta de otro modo en la silla.',
    ],
  },
};
