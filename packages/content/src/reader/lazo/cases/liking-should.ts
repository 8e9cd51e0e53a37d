import type { CaseTexts } from '../../family.ts';

/** «liking.should». */
export const LIKING_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Hay una frase corta que lleva tiempo dando vueltas por tu casa con el abrigo puesto. El riesgo mayor no es que le digan que no.',
    },
    {
      needs: [],
      text: 'Mientras nadie diga nada, todo es posible y nada ocurre: un arreglo cómodo y bastante aburrido. Eso es lo que está por romperse.',
    },
    {
      needs: [],
      text: 'Una invitación es poca cosa, una hora y dos sillas. Lo que pesa es todo lo que le {cuelgas|colgás} encima antes de hacerla.',
    },
    {
      needs: [],
      text: 'Que alguien te guste y callarlo tiene su encanto y su factura. Se trata de saber qué está ganando hoy.',
    },
    {
      needs: ['quien'],
      text: 'Con {quien} cerca, hasta pedir un vaso de agua necesita guion. El asunto es si esta obra se estrena o sigue de ensayo.',
    },
    {
      needs: ['quien'],
      text: 'Lo que te pasa cuando aparece {quien} ya lo conoce hasta tu almohada. Falta decidir si la noticia sale de la habitación.',
    },
    {
      needs: ['tiempo'],
      text: 'Un gusto que dura {tiempo} sin decirse empieza a pagar antigüedad. Queda por ver si se calla por prudencia o por comodidad.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} hay una mesa para dos que nadie ha pedido todavía. El valor no está en reservarla: está en nombrar la segunda silla.',
    },
    {
      needs: ['evento'],
      text: 'Se acerca {evento}, excusa perfecta para hablar y excusa perfecta para dejarlo pasar. De eso se trata, de cuál {firmas|firmás}.',
    },
    {
      needs: ['dia'],
      text: 'Para {dia} ya {tienes|tenés} la frase, la ropa y tres maneras de arrepentirte. Lo que se decide viaja con menos equipaje.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Sí, mientras sea ligero: una rosa, una frase, y que el perro opine lo que quiera.',
      ],
      rev: [
        'wait',
        'Un poco más tarde: cuando la curiosidad por esa persona le gane al susto del ridículo, ese pie cae por su peso.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Sí: voz, lugar, hora y motivo ya están servidos; falta que una mano levante la copa y pregunte.',
      ],
      rev: [
        'if',
        'Sí, si {renuncias|renunciás} al espectáculo: ni frase brillante ni casualidad fabricada, una invitación con la hora puesta.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía en silencio: un par de encuentros de oído atento, porque algo se está diciendo detrás del velo.',
      ],
      rev: [
        'yes',
        'Sí, que el secreto pesa ya más que la vergüenza: los rollos largos se leen empezando por la primera línea.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Sí, y con algo que dé gusto: comida, paseo, sombra. Lo que se ofrece con calma no empuja a nadie.',
      ],
      rev: [
        'if',
        'Sí, a condición de invitar una vez y dejar la tierra en paz; con abono cada hora ninguna semilla aguanta.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Sin un cargo, una promesa o una pareja de por medio, sí, con la espalda recta; habiéndolos, eso va primero.',
      ],
      rev: [
        'yes',
        'Sin la armadura, sí: dos escalones más abajo del trono se habla mejor, y con la voz de diario.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Sí, por su orden: saludo, café y confesión. Saltar al tercer escalón asusta hasta a quien quería subir.',
      ],
      rev: [
        'yes',
        'Quién invita a quién no figura en ningún mandamiento: sí, {empieza|empezá}, aunque te enseñaran a esperar en el banco.',
      ],
    },
    'Los Enamorados': {
      up: [
        'yes',
        'Sí, {díselo|decíselo} donde haya luz y sin rodeos; al ángel le basta con que nadie se esconda.',
      ],
      rev: [
        'wait',
        'Aún no: primero hay que ver si te gusta esa persona o el retrato que le pintaste sin que mirara.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Sí: el susto tira de un lado, las ganas del otro, y con esa pareja de esfinges se llega a un café.',
      ],
      rev: [
        'wait',
        'Al galope no, que una declaración así parece un choque: cuando puedas frenar a su lado y conversar, se habla.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Sí, con la palma abierta: aquí el valor nunca necesitó discurso, y un «me gusta estar {contigo|con vos}» amansa bastante.',
      ],
      rev: [
        'wait',
        'Hoy cualquier gesto te parecería un examen. Con dos noches de sueño y menos que demostrar, la pregunta sale sin temblor.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Un rato más de montaña, hasta que lo que {buscas|buscás} quepa en diez palabras; con esas diez se baja.',
      ],
      rev: [
        'yes',
        'Sí, y con el farol fuera de la capa: es difícil que alguien vea una luz que va escondida.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si la ocasión vuelve a pasar por delante, sí, y se sube en marcha: frase corta, ningún ensayo.',
      ],
      rev: [
        'no',
        'No de la manera de siempre: esa vuelta que empieza con discurso a medianoche ya la {conoces|conocés} hasta el final.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Sí, cuando en el otro platillo quepa un no: quien pregunta en serio deja lugar para las dos respuestas.',
      ],
      rev: [
        'no',
        'No mientras la balanza tenga un dedo encima, el tuyo o el de alguien que espera en casa: eso se aclara antes.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Prueba|Probá} unos días cabeza abajo: si fuera esa persona quien te lo dijera, ¿cómo querrías oírlo? Después, así.',
      ],
      rev: [
        'yes',
        'Sí: eso de esperar a ver qué pasa ya enseñó lo que pasa. Pie al suelo y una invitación sencilla.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Sí, aunque algo acabe: la época en que nadie sabía nada se despide con una flor y una frase.',
      ],
      rev: [
        'no',
        'No a quien ya contestó que no: a esa ilusión le corresponde un entierro breve y una mesa con gente.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Sí, en sorbos: primero un rato corto, luego uno largo, y la palabra grande con el agua ya templada.',
      ],
      rev: [
        'if',
        'Sí, con una condición: un dedo de agua y no la jarra entera. Tres páginas de confesión ahogan a cualquiera.',
      ],
    },
    'El Diablo': {
      up: [
        'wait',
        'No por urgencia: mientras decirlo sea una manera de quitarte la cadena, esa persona hace de cerrajero y no de cita.',
      ],
      rev: [
        'yes',
        'Sí: el lazo era el papel de quien nunca se expone, y ya pasa holgado por la cabeza.',
      ],
    },
    'La Torre': {
      up: [
        'if',
        'Si al decirlo puede caer una pared, una amistad, una paz, {elige|elegí} antes cuál {aceptas|aceptás} perder; con eso claro, sí.',
      ],
      rev: [
        'yes',
        'Sí, en pequeño: lo que se nota y no se dice también cruje, y una verdad a mano levanta poco polvo.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Sí, que un gesto limpio no obliga a nadie: se ofrece el agua, y el cielo sigue igual de ancho.',
      ],
      rev: [
        'wait',
        'Cuando te vuelvas a gustar un poco, sí; pedirle a alguien que llene la jarra es mucho para un primer encuentro.',
      ],
    },
    'La Luna': {
      up: [
        'no',
        'De madrugada y por escrito, no: con esa luna un saludo parece promesa. De día y en persona es otra pregunta.',
      ],
      rev: [
        'if',
        'Sí, si {preguntas|preguntás} en vez de deducir: un «¿salimos a caminar un día?» aclara más que cien señales.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Sí, y que se note: brazos abiertos, «me gusta tu compañía», y a ver si un café.',
      ],
      rev: [
        'wait',
        'Falta que asome entre las bromas: el día que puedas decirlo sin chiste y sin nube, adelante.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Sí: esa trompeta suena en los momentos más inoportunos, y siempre con el mismo nombre.',
      ],
      rev: [
        'if',
        'Sí, cuando dejes de fallar en contra antes de la audiencia: nadie ha dicho que no, salvo tu miedo en su nombre.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Sí, que no falta ningún preparativo: la vuelta está dada, un pie ya se levanta, y a un baile se invita.',
      ],
      rev: [
        'if',
        'Antes, un asunto chico que quedó abierto, otra historia o una duda concreta; cerrado ese círculo, sí, {invita|invitá}.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Propón|Proponé} {antes} algo con principio y final: «Abrieron un café cerca y quiero conocerlo, ¿{vienes|venís} un rato?». Una hora, una esquina, ninguna explicación. Si acepta, {pregunta|preguntá} más de lo que {cuentas|contás}. Si dice que no y ofrece otro momento, hay otro momento. Si dice que no a secas, «otra vez será» y la cabeza alta.',
      },
      {
        needs: [],
        text: 'La confesión cabe en un renglón: «Me gusta estar {contigo|con vos} y quería que se supiera». {Dila|Decila} {antes}, al final de un rato agradable y no al principio, para que nadie se sienta contra la pared. Si sonríe, {propón|proponé} otro encuentro. Si se incomoda, {agrega|agregá} «no hace falta contestar» y {cambia|cambiá} de tema con naturalidad.',
      },
      {
        needs: ['quien'],
        text: 'Para {quien}, una invitación con su gusto dentro: {piensa|pensá} en algo que haya nombrado alguna vez, una película, un plato, un barrio, y {dile|decile} {antes}: «Me acordé de que te gustaba, ¿vamos?». Si dice que sí, ya hay plan. Si duda, no insistas. Si dice que no, {ve|andá} igual, que el dato era bueno.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Dos líneas en un papel: «Si dice que sí, propongo…» y «Si dice que no, esa noche hago…». {Complétalas|Completalas} {antes}. Cuando las dos te parezcan soportables, {pregunta|preguntá} sin más: «¿Te gustaría salir un día?». Si la segunda línea sigue en blanco, {llénala|llenala} primero con un plan y una amistad de guardia.',
      },
      {
        needs: [],
        text: 'Antes que valor hace falta un dato: si está libre, si hay un jefe de por medio, si hay alguien a quien le dolería. {Averígualo|Averigualo} {antes} por la vía simple: «¿{Sales|Salís} con alguien?». Si el camino está despejado, {invita|invitá}. Si no lo está, te ahorraste una escena, y queda una simpatía que no le debe nada a nadie.',
      },
      {
        needs: ['quien'],
        text: 'Que la condición la ponga la calma. {Pasa|Pasá} {antes} un rato con {quien} sin ninguna intención, ni indirectas ni ensayo, y al despedirte {di|decí}: «Me hizo bien este rato». Si te devuelve algo parecido, la invitación ya tiene suelo. Si contesta con prisa, nada se ha roto: otro rato, otro día, o ninguno.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Escribe|Escribí} la declaración completa y {déjala|dejala} dormir dentro de un libro, no en el teléfono. {Ábrela|Abrila} {antes}, con sol. Si todavía te gusta cómo suena, {tacha|tachá} todo menos una línea: «Me {caes|caés} muy bien». Esa podrá decirse otro día. Si te da un poco de risa, era buena para el libro.',
      },
      {
        needs: [],
        text: 'Al gusto que no se dice también se le da trabajo. {Organiza|Organizá} {antes} algo con dos o tres personas que te alegren y {diles|deciles}: «Necesito una noche sin darle vueltas a nada». Si en algún momento te olvidaste del asunto, tenía menos tamaño. Si no te olvidaste ni comiendo, {vuelve|volvé} a preguntarlo dentro de unas semanas.',
      },
      {
        needs: ['quien'],
        text: 'Esta vez {deja|dejá} pasar una ocasión a propósito: {saluda|saludá} a {quien} {antes} con un «qué gusto verte» y {sigue|seguí} tu camino sin alargar la charla. Si al irte hay alivio, la prisa era de otra cosa. Si hay pena, {apunta|apuntá} de qué exactamente; esa nota dice más que tres declaraciones y no compromete a nadie.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Durante unos días, {cambia|cambiá} de cuaderno: en lugar de señales suyas, {anota|anotá} qué te gusta en concreto, con ejemplos. {Relee|Releé} {antes}. Si hay gestos, ideas, maneras de tratar a la gente, te gusta alguien. Si hay ojos y casualidades, todavía te gusta una idea. Con tres ejemplos buenos ya se puede decir: «¿Tomamos algo?».',
      },
      {
        needs: [],
        text: 'El plazo lo pone el calendario y no el ánimo: {marca|marcá} {antes} un día dentro de tres semanas con la frase «o se lo digo o lo suelto». Hasta ahí, trato normal y ni una indirecta. Si la ocasión llega sola, {aprovéchala|aprovechala}. Si el día llega y no hubo ninguna, {invita|invitá} a un café y que sea lo que sea.',
      },
      {
        needs: ['quien'],
        text: '{Conversa|Conversá} con {quien} {antes} de algo que no tenga doble fondo, un trabajo, una receta, un viaje, y {haz|hacé} esta pregunta: «¿Y eso cómo empezó?». Después, solamente oídos. Si {quieres|querés} saber más al terminar, vas por buen camino. Si te aburriste, mejor saberlo ahora, con el corazón entero y la tarde libre.',
      },
    ],
  },
  closings: {
    yes: [
      'Una frase con abrigo está pidiendo calle.',
      'Nadie se arrepiente mucho tiempo de haber sido amable con sus ganas.',
      'El no dura un minuto; el «¿y si?», varias mudanzas.',
    ],
    if: [
      'Preguntar es elegante cuando las dos respuestas tienen silla.',
      'El valor que trae plan de regreso se llama buen gusto.',
      'Primero se mira si la puerta es puerta; luego se toca.',
    ],
    no: [
      'Callar a tiempo es otra forma de cariño, y además deja dormir.',
      'Hay amores que quedan muy bien de perfil, y conviene no darles la vuelta.',
      'Guardarse una frase no es perderla: es no regalarla con prisa.',
    ],
    wait: [
      'Ninguna fruta se ofende porque la miren una semana más.',
      'El ensayo termina el día en que deja de hacer falta público.',
      'Lo que de verdad gusta sigue gustando con la luz encendida.',
    ],
  },
};
