import type { CaseTexts } from '../../family.ts';

/** «same-kind.why». */
export const SAME_KIND_WHY: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Lo que se repite en tu amor, una clase de persona o una silla vacía, parece ya un camino de tanto pisarlo. Falta saber quién lo trazó.',
    },
    {
      needs: [],
      text: 'Nadie elige lo de siempre por torpeza: se elige lo que ya se sabe querer. Se trata de aprender otro idioma sin insultar el primero.',
    },
    {
      needs: [],
      text: 'Cambian las caras, o no aparece ninguna, y algo en la escena sigue igual. La pregunta busca ese mueble, el que siempre estuvo en la habitación.',
    },
    {
      needs: [],
      text: 'Tu vida de amor tiene un estribillo, y a estas alturas te lo {sabes|sabés} sin querer. Lo interesante es en qué verso empieza.',
    },
    {
      needs: ['quien'],
      text: 'Ahora entra en la historia {quien}, y la escena te suena. El nudo es si se parece de verdad o si {miras|mirás} con los lentes de antes.',
    },
    {
      needs: ['quien'],
      text: 'Junto a {quien}, o a lo que {cuentas|contás} de {quien}, se oye un eco. Falta saber qué es de ahora y qué venía de antes.',
    },
    {
      needs: ['tiempo'],
      text: 'Dijiste {tiempo}, y en algo así cabe una costumbre entera. Queda por ver qué te daba, porque las costumbres siempre pagan algo.',
    },
    {
      needs: ['lugar'],
      text: 'En {lugar} o en cualquier parte, la escena se parece demasiado. Cuando cambia el mapa y no el estribillo, toca abrir el equipaje.',
    },
    {
      needs: ['evento'],
      text: 'Con {evento} a la vista, la repetición se ve entera, como en las fotos de grupo. Lo que importa es por qué {sales|salís} siempre de ese lado.',
    },
    {
      needs: ['dia'],
      text: 'Algo pasó o va a pasar, {dia}, y lo viste venir como quien oye un escalón flojo. Falta saber por qué el pie lo busca.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Quizá lo que te enamora es el comienzo, el hatillo y el aire; quedarse a ver qué sigue es terreno sin pisar.',
      ],
      rev: [
        'no',
        'Porque un salto distrae de la caída anterior, cuando lo que falta es un rato de llano y no otro borde.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Tal vez porque {usas|usás} una de las cuatro herramientas, la que mejor te sale; las otras tres también saben querer.',
      ],
      rev: [
        'if',
        'Será que se elige por el discurso: si {miras|mirás} las manos antes que la boca, la mesa vacía se nota pronto.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Algo en {ti|vos} lo sabe y todavía no tiene palabras: una temporada de notar qué te calma y qué te enciende.',
      ],
      rev: [
        'no',
        'Por consultar a todo el mundo menos a esa voz que al principio dijo «cuidado» y se quedó detrás del velo.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Porque das mucho, y eso llama a quien llega con hambre; falta probar con quien llegue también con pan.',
      ],
      rev: [
        'no',
        'Cuidar se volvió tu manera de quedarte, y donde nadie pide riego quizá no sepas qué hacer con los brazos.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Desde su piedra elige una ley vieja, la de no necesitar a nadie; si la {dices|decís} en alto, pierde el cetro.',
      ],
      rev: [
        'no',
        'Una armadura filtra al revés. La gente tranquila no insiste, y a quien disfruta los asedios le parece una invitación.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Así se aprendió, como aprenden los acólitos, escuchando: si {recuerdas|recordás} cómo se quería en tu casa, aparece el molde.',
      ],
      rev: [
        'yes',
        'Por llevarle la contraria a un sermón. Elegir justo lo opuesto también es obedecer, y de esa clase se puede salir.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Quizá la mirada se va a lo alto, al ideal, y pierde lo de enfrente; si {bajas|bajás} los ojos, cambia la foto.',
      ],
      rev: [
        'no',
        'Se dice que sí por no quedar mal, y dentro de ese sí ya viene doblado todo lo demás.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Te tiran dos fuerzas, la cercanía y el camino, y {buscas|buscás} a quien las ponga de acuerdo: conducirlas te toca {a ti|a vos}.',
      ],
      rev: [
        'wait',
        'Por la velocidad: a esa marcha solo se distingue lo conocido. Más despacio, quizá se vea pasar otra cara.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Porque te atrae lo que ruge y {sabes|sabés} calmarlo; es un talento, y no tiene que ser un noviazgo.',
      ],
      rev: [
        'if',
        'Con el ánimo bajo cualquier garra abriga: si {miras|mirás} las fechas, quizá esto empiece en el cansancio y no en el gusto.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con el farol pegado a la cara solo se ve el resplandor; hace falta un tiempo a distancia, mirando sin escoger.',
      ],
      rev: [
        'if',
        'Si te tienta la cumbre, es lógico preferir a quien no sube: así nadie te mueve el campamento.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Parte es azar, y conviene decirlo, porque no toda vuelta la {empujas|empujás} {tú|vos}. Primero, contar cuántas fueron de verdad.',
      ],
      rev: [
        'no',
        'La vuelta tiene un punto de subida, siempre el mismo gesto: por ahí se entra, y ahí se puede decir no.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        'Es una cuenta y no una condena: lo que te dio cada historia contra lo que costó. Si la {sumas|sumás}, se entiende.',
      ],
      rev: [
        'no',
        'Tu platillo se pesa con descuento: a lo poco se le llama suficiente, y con esa pesa sale siempre la misma cuenta.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Visto del revés, quizá no {eliges|elegís} lo mismo: quizá {evitas|evitás} lo mismo. Esa otra lista pide que la miren con calma.',
      ],
      rev: [
        'no',
        'Porque el sacrificio se parece al amor sin ser familia, y se puede querer sin colgar de ningún pie.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Por costumbre sigue eligiendo una parte tuya que ya terminó; la que vino después todavía no ha votado.',
      ],
      rev: [
        'no',
        'Queda una despedida por hacer, y a cada persona nueva le toca montar ese caballo: mientras siga ensillado, se repite el viaje.',
      ],
    },
    'La Templanza': {
      up: [
        'if',
        'Cosa de mezcla: la calma te sabe a poco y el vértigo, a amor; si {pruebas|probás} otra proporción, cambia el gusto.',
      ],
      rev: [
        'no',
        'Por las copas llenas de golpe, que lo desbordado se toma por destino y se seca en unas semanas.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Eso que se repite también paga, en vértigo, en drama, en no aburrirse: si {sabes|sabés} cuánto {cobras|cobrás}, {sabes|sabés} por qué vuelve.',
      ],
      rev: [
        'yes',
        'Ya {notas|notás} el tirón antes de seguirlo, y por eso {preguntas|preguntás}: una costumbre que se ve venir manda la mitad.',
      ],
    },
    'La Torre': {
      up: [
        'yes',
        'Se construía siempre sobre una misma idea del amor, y esa idea perdió el techo y ahora enseña el plano.',
      ],
      rev: [
        'no',
        'La primera grieta, la de la segunda semana, se tapa por no estropear la ilusión; y por ella entra lo de siempre.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Quizá se ha buscado el agua en la estrella más alta: lo que se repite es la distancia, y se puede acortar.',
      ],
      rev: [
        'wait',
        'Con la fe gastada se escoge lo que no pide fe: antes que otra persona hace falta una temporada de agua.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Lo que {llamas|llamás} intuición puede ser miedo con buena memoria: hasta distinguirlos, ninguna conclusión sobre {ti|vos}.',
      ],
      rev: [
        'yes',
        'El lobo de siempre tiene cara de perro conocido: cuando sepas a quién te recuerda, pierde medio aullido.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por algo muy simple: te deslumbra quien brilla. {Mira|Mirá} también quién calienta, que suele hacer menos ruido.',
      ],
      rev: [
        'if',
        'Quizá aprendiste a sonreír donde hacía frío y lo llamaste casa; si {notas|notás} antes el frío, la elección es otra.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Hay una llamada que no has contestado y la {buscas|buscás} en otras bocas, cuando era para {ti|vos} y sigue sonando.',
      ],
      rev: [
        'no',
        'Ni castigo ni defecto de fábrica: es una sentencia vieja que te llega a la firma, y se puede devolver sin firmar.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Una vuelta se estaba completando, y quien alcanza a ver la corona entera ya tiene un pie fuera de ella.',
      ],
      rev: [
        'if',
        'Queda una historia sin cerrar y las siguientes vienen a terminarla; si le {pones|ponés} punto a esa, descansan todas.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Una lista corta de quienes te gustaron, con o sin historia, y al lado de cada nombre una palabra: «me enganchó su…». {Termínala|Terminala} {antes} y {busca|buscá} la que se repite. Si aparece, tu estribillo ya tiene letra. Si no aparece ninguna, quizá no haya molde y sí mala racha, que se cura saliendo.',
      },
      {
        needs: [],
        text: '{Conversa|Conversá} {antes} con alguien que no sea tu tipo, sin más fin que escuchar, y al salir {escribe|escribí}: «Con esta persona estuve…». Si la palabra es calma, {fíjate|fijate} en si la {llamas|llamás} aburrimiento. Si es aburrimiento de verdad, no pasa nada: era una prueba y se vuelve a casa temprano.',
      },
      {
        needs: ['quien'],
        text: 'De lo que te pasa con {quien}, {separa|separá} lo visto de lo heredado: {anota|anotá} tres hechos suyos y, debajo de cada uno, «esto me recuerda a…». {Hazlo|Hacelo} {antes}. Si los tres llevan a otra persona, estás mirando a dos a la vez. Si no llevan a nadie, ahí hay alguien que todavía no {conoces|conocés}.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Pregúntale|Preguntale} {antes} a quien te conoce desde hace mucho: «Cuando me gusta alguien, ¿qué dejo de hacer?». {Escucha|Escuchá} sin defenderte y {apunta|apuntá} sus palabras. Si la respuesta te suena, por ahí empieza la repetición y por ahí se corta. Si te sorprende, {pregunta|preguntá} a otra persona: dos veces lo mismo ya pesa.',
      },
      {
        needs: [],
        text: '{Escribe|Escribí} una escena de tu casa de antes en la que alguien quería a alguien, con su diálogo: «Se decían…». Diez renglones, {antes}. Si {reconoces|reconocés} una frase que hoy {usas|usás} o {esperas|esperás}, ese es el molde. Si te remueve demasiado, no la sigas a solas: para eso hay profesionales, y trabajan bien.',
      },
      {
        needs: ['quien'],
        text: 'Con {quien}, algo distinto justo donde siempre {haces|hacés} igual: si {callas|callás}, «esto no me gustó»; si {insistes|insistís}, un silencio entero. {Elígelo|Elegilo} {antes}. Si la escena cambia, la repetición no era destino. Si no cambia, ya {sabes|sabés} que tu parte no era todo, y eso también descansa.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Redacta|Redactá} el cese de un oficio: «Queda vacante el puesto de quien arregla, espera o insiste», y {deja|dejá} solo el verbo que te toque. {Pégalo|Pegalo} {antes} donde lo veas al salir. Si un día te {sorprendes|sorprendés} en el puesto, {ríete|reíte} y {vuelve|volvé} a casa. Si no {sabes|sabés} cuál es el tuyo, {pregunta|preguntá} a quien mejor te conozca.',
      },
      {
        needs: [],
        text: 'Hay un instante, al conocer a alguien, en que se dice «bah, no importa». {Búscale|Buscale} recambio y {dilo|decilo} {antes} frente al espejo: «Sí me importa, y lo voy a mirar». Si la próxima vez te sale, ganaste semanas. Si no te sale y solo la {oyes|oís} por dentro, ya hace de freno, que es bastante.',
      },
      {
        needs: ['quien'],
        text: 'Un descanso del papel que {haces|hacés} con {quien}, sea cuidar, perseguir o disimular: cuando llegue lo de siempre, «hoy no puedo con esto». {Úsalo|Usalo} una vez {antes}. Si el trato sigue en pie, no dependía del papel. Si se tuerce, {mira|mirá} con cariño cuánto te costaba sostenerlo.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Unos días sin conclusiones y con libreta, como quien mira pájaros: «Me gustó alguien por…», «Me cansó alguien por…». {Junta|Juntá} las hojas {antes} y {lee|leé} sin corregir. Si hay un dibujo, se ve sin empujarlo. Si no lo hay, quizá se estaba llamando destino a dos casualidades, y es un alivio saberlo.',
      },
      {
        needs: [],
        text: '{Regálate|Regalate} {antes} una salida sin posibilidad de romance, un museo, un monte, una película mala, y al volver {completa|completá}: «Estuve en paz cuando…». Si la frase sale fácil, ya {conoces|conocés} una seña que buscar en la gente. Si no sale, la paz es lo que falta, y va antes que la compañía.',
      },
      {
        needs: ['quien'],
        text: 'Sobre {quien} no hay nada que decidir todavía: cuando su nombre se cruce en tu día, una anotación en clave de clima, «sol», «viento», «tormenta». {Revísalas|Revisalas} {antes}. Si manda el buen tiempo, hay algo que mirar de cerca. Si hay temporal cada vez, esa emoción se parece al amor como un trueno a una canción.',
      },
    ],
  },
  closings: {
    yes: [
      'El estribillo se cambia desde dentro de la canción.',
      'Lo que se aprendió a querer se puede aprender otra vez.',
      'Quien oye el escalón flojo ya sabe dónde no pisar.',
    ],
    if: [
      'Al molde se le ve la costura cuando se mira de lado.',
      'Lo repetido paga bien; por eso conviene leer el recibo.',
      'De una costumbre se sale por la puerta por la que se entró.',
    ],
    no: [
      'Hay papeles que se dejan en el camerino, doblados y sin rencor.',
      'Querer no exige llevar siempre el abrigo de la primera vez.',
      'El mueble de siempre también cabe por la puerta de salida.',
    ],
    wait: [
      'Dos veces es casualidad; a la tercera se le pregunta el nombre.',
      'Mirar un rato sin juzgar ya es elegir distinto.',
      'Las costumbres se ponen nerviosas cuando alguien las mira sin prisa.',
    ],
  },
};
