import type { RuneVoice } from './voice.ts';

export const SOWILO_AND_TIWAZ: readonly RuneVoice[] = [
  // Sowilo
  {
    upright: {
      gesture: 'move',
      matter: 'la claridad',
      act: 'aprovechar que ahora se ve claro',
      ways: ['enciende el día', 'señala la orilla', 'calienta lo que toca'],
      turns: [
        'El sol da de lleno en lo que muestra {o}, y lo que no era verdad se nota.',
        'Con esta luz se ve la orilla: lo que plantea {o} tiene por dónde salir.',
        'El calor alcanza a lo que traía {o}, y lo que estaba guardado pide salir.',
        'Se derrama la luz sobre {m} y cada cosa recupera su tamaño.',
        'Con el sol en lo alto, lo que muestra {o} apenas da sombra.',
        'Con el sol de este lado aparecen ganas de ocuparse de {m}.',
      ],
      was: [
        'Hubo un mediodía, una época en que las cosas se veían sin esfuerzo y salían. No era ingenuidad: tenías el sol de frente y remabas.',
        'El rayo en zigzag cayó sobre algo tuyo y lo hizo visible para los demás. Aquel reconocimiento te dio calor y también una altura que desde entonces intentas igualar.',
        'De atrás viene una certeza solar, de las que no se discuten. Quizá la hayas tapado con matices, pero fue la que te puso en camino.',
        'Una mañana viste claro y actuaste sin preguntar a nadie. De aquel acierto te queda una medida de lo que es ir a favor.',
        'Se abrió el cielo después de una temporada cerrada y saliste en mangas de camisa. Ese día fijó en ti una idea de felicidad sencilla.',
        'Tuviste quien te mirara con luz y creciste un palmo. Algunas cosas que te crees capaz de hacer vienen de aquella cara.',
        'Un éxito temprano te enseñó el camino y también te hizo creer que sería siempre así de corto.',
      ],
      is: [
        'Da la luz de lleno sobre este asunto y casi nada queda en sombra. Lo que se ve es lo que hay, y con tanta claridad las excusas se quedan sin sitio.',
        'El sol ya entra por la ventana y calienta el suelo en zigzag. Tienes energía y tienes visibilidad; úsalas para lo que llevas a medias.',
        'Para quien navega, un rayo así es rumbo. Mira hacia dónde van las ganas al despertar, antes de que empiece el ruido.',
        'Brilla hasta el polvo en este asunto, y eso también es información. Con todo a la vista, elige lo que quieres que se vea.',
        'Calienta este sol lo justo para dejar el abrigo en la silla. Hay condiciones, y lo que toca decidir es en qué gastarlas.',
        'Vas viendo la costa, casa por casa. Ya se puede elegir puerto en lugar de celebrar que había tierra.',
        'El rayo cae recto sobre la mesa y señala un papel entre todos. Empieza por ese, aunque no sea el más bonito.',
      ],
      owed: [
        'A la luz se le debe la cara: salir, mostrarse, firmar lo que uno hace. Por delante hay éxito del sobrio, el que se reconoce porque deja dormir.',
        'Toca remar mientras se ve la costa. La claridad de ahora es prestada y se aprovecha moviéndose.',
        'El día largo pide una tarea digna de él. Lo que empieces con el sol alto tendrá horas suficientes para madurar, si no lo dejas para la tarde.',
        'Pide el día que lo uses. Hay una parte de esto que solo se hace con ganas y a la vista de todos, y ya va siendo su hora.',
        'Se espera de ti que brilles a tu manera, sin pedir disculpas por la sombra que das. A alguien le servirá de farol.',
        'Adelante hay buena luz y poco tiempo para los preparativos. Sal con lo que lleves puesto.',
        'Corresponde decir lo conseguido, en voz alta y sin rebaja. Lo que no se nombra a mediodía se olvida por la noche.',
      ],
      against: [
        'Demasiado sol seca el campo. La exigencia de brillar, de acertar, de estar siempre bien, está evaporando el agua que necesitabas.',
        'Te deslumbra un resultado y no miras el suelo. El camino tiene piedras también a mediodía.',
        'Cansa estar siempre de cara al sol, y nadie te ha visto buscar la sombra. Esa fatiga es la que hoy te contradice.',
        'Hay quien prefiere que brilles menos, quizá sin saberlo. Bajas la luz para no molestar y al final no ve nadie.',
      ],
      help: [
        'Tu mejor aliada es la evidencia. Saca el asunto a la luz, con papeles y nombres, y la mitad de las dudas perderán sombra.',
        'Hay vitalidad disponible por la mañana, o en esa hora tuya en que todo cuesta menos. Pon ahí lo difícil y deja lo demás para cuando baje el sol.',
        'Sal, literalmente, y que te dé la luz en la cara diez minutos antes de hablarlo. Se discute de otra manera con los ojos descansados.',
        'La franqueza te allana el camino: di a qué vienes en la primera frase. Lo demás se vuelve trámite.',
        'Fíjate en los ratos de buen humor, que suelen ser más de los que se cuentan. Resérvalos para lo que te importa y no para contestar correos.',
      ],
      invitations: [
        'Haz a plena luz, delante de alguien, una parte de esto que sueles hacer a escondidas. Nota qué cambia.',
        'Averigua cuál es tu hora más clara del día y dásela a este asunto tres veces antes del sábado.',
        'Di en voz alta qué quieres conseguir, con una cifra o una fecha, a una persona que te lo vaya a recordar.',
        'Empieza el día por lo que más ganas te da de este asunto y no por lo que más te pesa. Prueba tres mañanas.',
        'Enseña lo que tienes hecho a alguien que no lo haya visto. No lo presentes: ponlo delante y calla.',
        'Escribe en una frase dónde quieres haber llegado cuando acabe la temporada. Pégala donde le dé el sol.',
      ],
      closings: [
        'El sol no empuja la barca, pero enseña la orilla.',
        'Lo que aguanta la luz del mediodía es tuyo.',
        'Quien rema de día duerme de noche.',
        'Hay días que solo piden que se abra la ventana.',
        'La sombra se acorta cuando uno se pone debajo del sol.',
      ],
    },
    reversed: null,
  },
  // Tiwaz
  {
    upright: {
      gesture: 'guard',
      matter: 'el compromiso',
      act: 'cumplir lo prometido aunque cueste',
      ways: ['apunta la flecha', 'cumple su palabra', 'paga el precio justo'],
      turns: [
        'A lo que trae {o}, la flecha le pide una sola dirección.',
        'Ante esta flecha hay que decir qué se promete y cuánto cuesta, también en {m}.',
        'Con esta piedra, lo que plantea {o} se vuelve compromiso: una frase dicha y una fecha.',
      ],
      was: [
        'Una mano quedó en la boca del lobo para que los demás durmieran tranquilos: así cuentan la historia de Tyr. Algo cediste tú por una promesa, y aún te preguntas si el trato era parejo.',
        'La flecha salió recta en otro tiempo. Hubo una causa, quizá doméstica, por la que diste la cara sin calcular, y aquello te enderezó la espalda.',
        'De atrás viene una palabra que cumpliste aunque costara. Quienes lo vieron no lo han olvidado, y tu idea de lo justo se hizo ese día.',
        'Habla de plantarse por alguien que no podía hacerlo, y de lo que se pierde en el trámite. Nadie lo devuelve y, aun así, muchos repetirían.',
      ],
      is: [
        'La punta mira hacia arriba y no admite dos blancos. Este asunto te pide una sola dirección y la honradez de decir qué puedes perder por ella.',
        'Hay una cuestión de justicia en juego, más callada de lo que parece. No se trata de ganar a nadie, se trata de poder mirarte al espejo al día siguiente.',
        'Arco tenso, pulso firme: tienes con qué sostener lo que prometiste. Lo difícil de hoy es que hacerlo bien no da aplausos.',
        'La estrella que usaban para no perderse está quieta y a la vista. Pregúntate qué harías si nadie fuera a enterarse, y haz eso.',
      ],
      owed: [
        'Lo que se debe está bastante claro, y ahí reside la incomodidad. Cumplir cuesta algo tuyo, y por eso mismo lo que se gane será tuyo también.',
        'La flecha pide soltarse. Ya apuntaste bastante, y a partir de cierto momento seguir apuntando es no querer saber.',
        'Queda una victoria de las que no se celebran con ruido. Llegará con renuncia incluida; escoge tú a qué renuncias, antes de que lo escoja el cansancio.',
        'Pide firmeza lo que sigue, y también perder algo con elegancia. Se gana la clase de respeto que no se publica.',
      ],
      against: [
        'El orgullo del guerrero se opone, ese que convierte una diferencia en una causa. Con la espada en la mano todo parece un frente.',
        'Pesa un sentido del deber que ya no sabe a quién sirve. Sigues en el puesto porque un día dijiste que estarías.',
        'Pesa una promesa hecha a quien ya no está para soltarte. Puedes soltarla tú, con el mismo respeto.',
      ],
      help: [
        'Tienes de tu parte la claridad moral: sabes qué sería correcto aunque no sepas cómo hacerlo. Empieza por ahí y busca el modo después.',
        'Una promesa pequeña y cumplida te ordena por dentro. Dala en voz alta, con día y hora, y deja que te lleve de la mano.',
        'Aférrate a un criterio por escrito. Cuando la duda apriete a medianoche, no tendrás que volver a inventarlo.',
      ],
      invitations: [
        'Escribe qué te parecería justo para todas las partes, también para la que menos te gusta. Propón una línea de ese papel.',
        'Cumple hoy una promesa atrasada, la más pequeña. No pidas perdón por la demora, solo cúmplela.',
        'Decide qué aceptarías perder por esto y ponle un límite. Guárdalo donde puedas leerlo si te calientas.',
      ],
      closings: [
        'La mano que Tyr perdió es la que todos recuerdan.',
        'Una flecha no necesita dos blancos.',
        'Lo justo casi nunca es gratis, y por eso se queda.',
      ],
    },
    reversed: {
      gesture: 'release',
      matter: 'la pelea',
      act: 'dejar una pelea que ya no es tuya',
      ways: ['hinca la flecha', 'pelea sin causa', 'pierde el blanco'],
      turns: [
        'Con la flecha hincada en tierra, lo que plantea {o} puede descansar de tanta discusión.',
        'Una vieja disputa pesa todavía sobre {m}, como si alguien fuera a dar la razón todavía.',
        'Lo justo y lo que trae {o} no coinciden todavía; mira cuál de los dos estás defendiendo.',
      ],
      was: [
        'La flecha se clavó en el suelo después de mucho apuntar. Aquel esfuerzo no tuvo la respuesta que merecía, y la palabra injusticia se quedó a vivir en tu boca.',
        'Hubo un trato desigual que aceptaste por lealtad. Tardaste en verlo, porque quien cumple tiende a creer que los demás también.',
        'Hay batallas de otra persona de las que se vuelve con los rasguños puestos. Nadie firma nada, y aun así la deuda parece propia.',
        'Habla de cargar con lo que hizo otro por no delatarlo. De eso queda una punzada cada vez que alguien dice que todo se acaba sabiendo.',
      ],
      is: [
        'El arco está tenso desde hace tanto que ya no recuerdas el blanco. Se llama bloqueo y tiene forma de brazo cansado.',
        'Algo no es justo aquí, y tienes razón en notarlo. La cuestión es si tenerla te está acercando a algún sitio.',
        'La punta mira a tierra, como quien baja los ojos. Falta motivo más que fuerza, y sin motivo cualquier cuesta es una pared.',
        'Se pelea por un metro de linde mientras el campo se llena de hierba. Mira si lo que defiendes todavía te sirve para algo.',
      ],
      owed: [
        'Toca bajar el arma con dignidad, que es distinto de perder. Hay causas que se honran dejando de pelearlas.',
        'Queda pedir lo que te corresponde por la vía corta y por escrito. Si la respuesta es no, al menos sabrás de qué lado de la puerta estás.',
        'Lo que sigue empieza con otra pregunta: por qué vale la pena cansarse. Cuando aparezca una respuesta, la flecha sabrá adónde ir.',
        'Corresponde firmar un armisticio, quizá con alguien que ya ni se acuerda. La paz unilateral también cuenta.',
      ],
      against: [
        'Frena una cuenta pendiente que te llevas a todas partes. Mientras la defiendes, nadie te pregunta qué quieres hacer mañana.',
        'Te resta fuerzas la desgana, hija de muchas veces sin recompensa. Te da por perdidas discusiones que no han empezado.',
        'El tropiezo es querer ganar y hacer las paces en la misma jugada. Escoge cuál de las dos primero.',
      ],
      help: [
        'Deja descansar la razón un momento y mira qué quieres conservar. Puede que sea un trato, un sueño tranquilo, un domingo libre, y ninguno se gana peleando.',
        'Te servirá un árbitro: alguien sereno que escuche las dos versiones. Solo con contárselo ya distinguirás lo injusto de lo que simplemente duele.',
        'Renunciar con la cabeza alta es una opción, y de las que se recuerdan. Di por qué te retiras en una frase y no vuelvas a explicarlo.',
      ],
      invitations: [
        'Haz la lista de tus batallas abiertas y tacha una, la que seguirías solo por orgullo. Avisa a quien corresponda.',
        'Escribe una reclamación en cinco líneas, sin adjetivos, con lo que pasó y lo que pides. Duerme antes de decidir si la envías.',
        'Pregúntate qué harías esta semana si ya te hubieran dado la razón. Haz una de esas cosas.',
      ],
      closings: [
        'Bajar el arco devuelve los brazos.',
        'Tener razón ocupa mucho sitio en la maleta.',
        'Hay guerras que se ganan el día en que nadie acude.',
      ],
    },
  },
];
