import type { CaseTexts } from '../../family.ts';

/** «thesis.should». */
export const THESIS_SHOULD: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'Una tesis se abandona muchas veces antes de abandonarla: un jueves sin abrir el archivo, luego un mes. Falta decidirlo con la cabeza fría.',
    },
    {
      needs: [],
      text: 'Tema, tutoría, título: tres hilos distintos que ahora tiran como si fueran uno. El nudo es saber cuál aprieta.',
    },
    {
      needs: [],
      text: 'Lo que ya está escrito pesa a la hora de elegir, y pesa también lo que costó. No es la misma cuenta.',
    },
    {
      needs: [],
      text: 'Se empezó esa tesis con una curiosidad y se sigue, a ratos, con una obligación. Queda por ver si la curiosidad respira debajo.',
    },
    {
      needs: ['quien'],
      text: 'Entre la tesis y {ti|vos} está {quien}, con su opinión y con su calendario. Hace falta separar el trabajo de la relación.',
    },
    {
      needs: ['quien'],
      text: 'Decidir qué hacer con la tesis y decidir qué decirle a {quien} parecen una sola cosa. Son dos, y van en ese orden.',
    },
    {
      needs: ['tiempo'],
      text: 'En una tesis de {tiempo} caben varias personas: la que empezó, la que dudó y la que hoy pregunta. Decide la última.',
    },
    {
      needs: ['suma'],
      text: 'Cuando una tesis tiene {suma} colgando del lomo, la duda ya no es solo académica. También la cuenta merece su página.',
    },
    {
      needs: ['lugar'],
      text: 'Con {lugar} dentro de la pregunta, la tesis tiene un mapa además de un índice. Quizá pesa el sitio más que el tema.',
    },
    {
      needs: ['evento'],
      text: 'Muy cerca de la tesis está {evento}, y las dos cosas quieren la misma mesa. Hay que decidir cuál se sienta primero.',
    },
    {
      needs: ['dia'],
      text: 'Esa tesis mira hacia {dia} como quien mira una puerta. Lo que está por decidirse es si se cruza o se cambia de pasillo.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        '{Sigue|Seguí}, con la mitad del equipaje: una pregunta más pequeña cabe en el hatillo y todavía da curiosidad.',
      ],
      rev: [
        'wait',
        'Saltar de tema por vergüenza no es saltar: {habla|hablá} antes con quien ya cayó ahí, y {decide|decidí} después.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con lo que hay en la mesa se puede seguir: datos, notas, un capítulo cojo; alcanza para más de lo que parece.',
      ],
      rev: [
        'no',
        'No la cambies por otra idea brillante esta semana; {suelta|soltá} los proyectos de al lado y {mira|mirá} qué queda.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Todavía no lo anuncies: {sabes|sabés} a medias qué {quieres|querés}, y unas semanas sin contarlo terminan de escribirlo.',
      ],
      rev: [
        'if',
        'Si el rechazo sigue cuando {callas|callás} todas las opiniones, {cambia|cambiá}; si se va, el problema era el coro.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        '{Sigue|Seguí}, y {cámbiale|cambiale} el riego: poco, diario y con gusto; el tema no está seco, está desatendido.',
      ],
      rev: [
        'no',
        'Así no: tirar del tallo y llegar tarde a {ti|vos}. Antes del tema, {suelta|soltá} el modo de trabajarlo.',
      ],
    },
    'El Emperador': {
      up: [
        'if',
        'Con reglas, sí: reuniones con fecha, alcance escrito y un «hasta aquí» que firmen quien dirige y tu mano.',
      ],
      rev: [
        'no',
        'Una tutoría que solo aprieta no merece obediencia de piedra: cambiar de trono tiene trámite, y se pide.',
      ],
    },
    'El Hierofante': {
      up: [
        'if',
        'Si alguien que ya defendió la suya te dice que esto es lo normal, {sigue|seguí}; {ve|andá} a preguntárselo.',
      ],
      rev: [
        'yes',
        '{Cambia|Cambiá} lo heredado: si el tema te lo dieron hecho, {tienes|tenés} permiso para torcerlo hasta que sea tuyo.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        '{Quédate|Quedate} si {puedes|podés} decir de frente por qué la {quieres|querés}, aunque sea una razón pequeña y sin público.',
      ],
      rev: [
        'no',
        'No sigas por quedar bien con nadie: una tesis hecha para otros ojos se escribe mirando a otro lado.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Adelante con las dos esfinges, la que quiere acabar y la que quiere huir; con un solo rumbo tiran las dos.',
      ],
      rev: [
        'wait',
        'Nada de virar en plena carrera: {para|pará} una semana, {escribe|escribí} adónde ibas y {mira|mirá} si aún {quieres|querés} llegar.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        '{Sigue|Seguí} con mano suave: este león ruge cada vez que se acerca un capítulo, y se deja tocar.',
      ],
      rev: [
        'wait',
        '{Descansa|Descansá} primero. Lo que hoy parece odio al tema puede ser sueño, y el sueño no sabe elegir carreras.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Todavía no: unos días lejos del archivo, con farol y cuaderno, para ver qué echa luz y qué solo pesa.',
      ],
      rev: [
        'if',
        '{Baja|Bajá} a consultar; si dos personas del área le ven salida, {sigue|seguí}, y si ninguna se la ve, {cambia|cambiá}.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'if',
        'Si lo que gira es la tutoría o la beca, {sigue|seguí}; si gira siempre tu interés, {mira|mirá} otra rueda.',
      ],
      rev: [
        'no',
        'Otra vuelta igual, no. Si ya cambiaste de tema y volvió el mismo atasco, lo que toca soltar no es el tema.',
      ],
    },
    'La Justicia': {
      up: [
        'if',
        '{Pesa|Pesá} lo que falta, no lo que costó: si lo que falta cabe en tu vida real, {continúa|continuá}.',
      ],
      rev: [
        'no',
        'Seguir por culpa no es seguir: {quita|quitá} del platillo lo que otros pusieron y quizá el otro baje solo.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        '{Cuélgala|Colgala} un mes con fecha de vuelta y permiso en regla; del revés se ve si falta tema o falta aire.',
      ],
      rev: [
        'no',
        'Otro año de espera no: ya {sabes|sabés} lo que {sabes|sabés}, y esa cuerda solo sostiene la costumbre. {Decide|Decidí} y {baja|bajá}.',
      ],
    },
    'La Muerte': {
      up: [
        'no',
        '{Déjala|Dejala} terminar, sea el tema o la tesis entera: despedida con gratitud, hace sitio y no borra lo aprendido.',
      ],
      rev: [
        'if',
        '{Cambia|Cambiá} si le {pones|ponés} plato a un tema que dejó de gustarte hace años; {quédate|quedate} si la pregunta come.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        '{Sigue|Seguí} mezclando: {conserva|conservá} los datos y {cambia|cambiá} el enfoque, un pie en lo hecho y otro en lo nuevo.',
      ],
      rev: [
        'if',
        'Sí, cambiándola de copa: menos capítulos, menos horas por noche; llena hasta el borde no llega.',
      ],
    },
    'El Diablo': {
      up: [
        'no',
        'Quien solo sigue por llamarse «quien hace una tesis» lleva una cadena bonita: el lazo sale por la cabeza.',
      ],
      rev: [
        'yes',
        'Adelante con irte de lo que te apretaba, sea tema o tutoría; y con algo preparado para las manos.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'La hipótesis que se cayó, cayó: no la pegues. {Cambia|Cambiá} lo que perdió techo y {conserva|conservá} las piedras.',
      ],
      rev: [
        'if',
        'Si te {atreves|atrevés} a enseñar la grieta a quien dirige, quizá baste un arreglo; tapada, no hay tesis que aguante.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        '{Sigue|Seguí}, sin épica: un poco de agua al capítulo y otro poco a tu vida, en el mismo día.',
      ],
      rev: [
        'wait',
        'El desánimo no es buen jurado. Un rato diario durante dos semanas, y se decide con la cabeza alta.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'De noche no se deja una tesis. {Espera|Esperá} al informe, a la reunión, a la luz, y {decide|decidí} con eso.',
      ],
      rev: [
        'if',
        'Con el nombre puesto, método, tutoría o tema, lo confuso se cambia por separado; lo demás puede continuar.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'Por la parte que te entusiasma contar en la cena, sí: ahí está la tesis; lo demás asoma por encima del muro.',
      ],
      rev: [
        'no',
        'No finjas entusiasmo un semestre más. {Busca|Buscá} dónde calienta de veras; quizá sea otro tema, y está permitido.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Al oír su pregunta algo se pone todavía de pie: por ahí {sigue|seguí}, que fue llamada antes que trámite.',
      ],
      rev: [
        'wait',
        'La nota se puso antes de la defensa. {Pide|Pedí} primero un juicio ajeno, por escrito, y {elige|elegí} después.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        '{Ciérrala|Cerrala}: una tesis acabada y modesta baila mejor que una perfecta, y después el cambio sale gratis.',
      ],
      rev: [
        'no',
        'Un tema nuevo es el atajo que deja este círculo abierto: no lo tomes. Falta menos, y es aburrido.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: '{Abre|Abrí} el archivo {antes}, veinticinco minutos con reloj, y {escribe|escribí} arriba: «Lo que esta tesis quiere saber es…». Si la frase sale, {imprímela|imprimila}: es tu brújula. Si no sale, {llévala|llevala} a medias a quien dirige, que para las frases a medias existe la tutoría.',
      },
      {
        needs: [],
        text: '{Recorta|Recortá}: {antes}, {haz|hacé} una lista de lo que falta y {tacha|tachá} lo que quepa en «esto será otro trabajo». Si queda menos de la mitad, {sigue|seguí} con eso y que lo sepa quien dirige. Si no {puedes|podés} tachar nada, {pide|pedí} que otra persona sujete el lápiz.',
      },
      {
        needs: ['quien'],
        text: '{Dile|Decile} a {quien} {antes}: «Voy a seguir con la tesis, y necesito dos mañanas por semana». Si responde con un calendario, {márcalas|marcalas} ya. Si responde con un suspiro, {repite|repetí} la frase y {ofrece|ofrecé} una sola; una mañana fija hace más que dos prometidas.',
      },
    ],
    if: [
      {
        needs: [],
        text: '{Escribe|Escribí} a quien dirige, {antes}, estas dos líneas: «Necesito revisar el alcance. ¿Podemos hablar media hora?». Si te dan fecha, {ve|andá} con una página y tres opciones. Si pasan diez días sin respuesta, {pregunta|preguntá} en coordinación cómo se pide un cambio de tutoría: hay reglamento.',
      },
      {
        needs: [],
        text: 'Una hoja, dos cuentas, {antes}: «lo que ya costó» y «lo que todavía falta», en meses y en dinero. {Tapa|Tapá} la primera y {decide|decidí} mirando la segunda. Si cabe en tu vida, {sigue|seguí}. Si no, {pregunta|preguntá} en secretaría qué salidas intermedias y plazos existen.',
      },
      {
        needs: ['quien'],
        text: '{Queda|Quedá} con {quien} {antes} y {cuéntale|contale} la tesis en tres minutos, sin quejas: «Estudio esto porque…». Si al contarlo se te acelera la voz, el tema vive. Si se te apaga justo en el porque, {lleva|llevá} esa duda a la próxima reunión.',
      },
    ],
    no: [
      {
        needs: [],
        text: '{Redacta|Redactá}, sin enviarla, la despedida: «Dejo esto, y me llevo esto otro». {Léela|Leela} {antes} en voz alta, a solas. Si hay alivio y también pena, {consulta|consultá} en la universidad plazos y becas antes de firmar. Si solo hay rabia, quizá sobra la tutoría y no la tesis.',
      },
      {
        needs: [],
        text: '{Suelta|Soltá} una cosa, una: un capítulo, un seminario, una costumbre de domingo. {Avísalo|Avisalo} {antes} así: «Esto queda fuera». Si nadie protesta, hacía tiempo que sobraba. Si protestan, {pide|pedí} por escrito para qué hace falta y {mide|medí} la respuesta en páginas.',
      },
      {
        needs: ['quien'],
        text: '{Habla|Hablá} con {quien} {antes} y {empieza|empezá} por lo difícil: «Estoy pensando en dejarla y no busco permiso». Si escucha hasta el final, {pide|pedí} una pregunta en lugar de un consejo. Si se alarma, {dile|decile} qué día {decides|decidís} y {cambia|cambiá} de conversación.',
      },
    ],
    wait: [
      {
        needs: [],
        text: '{Pon|Poné} en el calendario, {antes}, una fecha de aquí a un mes con esta frase: «Ese día decido; hasta entonces, media hora diaria». Si en el mes cumpliste la mitad, hay con qué seguir. Si no abriste el archivo, también es un dato, y habla claro.',
      },
      {
        needs: [],
        text: 'Antes de elegir, {junta|juntá} una opinión escrita: {antes}, {manda|mandá} diez páginas a alguien del área con esta pregunta: «¿Qué le falta para ser suficiente?». Si te devuelve una lista corta, era miedo. Si te devuelve un rediseño, ya {tienes|tenés} de qué hablar en tutoría.',
      },
      {
        needs: ['quien'],
        text: '{Pídele|Pedile} a {quien} un pacto {antes}: «Durante dos semanas, de la tesis no se habla». Si lo cumple, {escucha|escuchá} qué dice el silencio. Si pregunta igual, {responde|respondé} «estoy en eso» y {apunta|apuntá} qué te habría gustado contestar; ahí asoma la decisión.',
      },
    ],
  },
  closings: {
    yes: [
      'Una tesis terminada es una tesis con menos capítulos de los soñados.',
      'La curiosidad también se cansa, y también vuelve del descanso.',
      'Cabe más vida en una pregunta pequeña que en un título largo.',
    ],
    if: [
      'Lo que se puede negociar todavía no hay que abandonarlo.',
      'Lo que costó ya está pagado; se decide con lo que falta.',
      'A veces la puerta no es salir, sino mover la mesa.',
    ],
    no: [
      'Lo aprendido no se devuelve en secretaría.',
      'Cerrar un archivo a conciencia no es lo mismo que perderlo.',
      'Hay hilos que se cortan para que el resto no se enrede.',
    ],
    wait: [
      'Un archivo cerrado con fecha no está abandonado.',
      'Las decisiones de noche siempre tienen mala letra.',
      'Un mes de aire pesa menos que un año de duda.',
    ],
  },
};
