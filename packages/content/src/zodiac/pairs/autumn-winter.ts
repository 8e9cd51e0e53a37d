import type { PairMore } from '../pair-text.ts';

/** Libra to Piscis with the signs that follow them. */
export const AUTUMN_WINTER_PAIRS = {
  'Libra-Libra': {
    love: 'Todo empieza con buen gusto: el lugar, la luz, la conversación. Se consultan hasta el color del cepillo. La pareja parece ideal en las fotos y suele serlo también en la cocina, con una salvedad, que ninguno quiere ser el malo. Ensayar desacuerdos pequeños, sin testigos, les evita el grande.',
    together:
      'Estudio de arquitectura, despacho de mediación, dúo musical. El ambiente es tan agradable que el cliente vuelve, aunque el presupuesto tarde. Para decidir entre dos opciones buenas les conviene un dado. En la familia son quienes mantienen hablándose a los que ya no se hablan.',
  },
  'Libra-Escorpio': {
    love: 'La seda y el filo. Libra seduce sin aparentar esfuerzo y Escorpio se resiste sin quitar los ojos. Una vez juntos aparece la diferencia de hondura: uno flirtea por costumbre social y el otro lo toma como dato. Hablar de fidelidad en concreto, con ejemplos, resulta menos romántico y mucho más eficaz.',
    together:
      'Abogacía, diplomacia, psicología: el buen modo abre la puerta y la perspicacia ve qué hay dentro. En una empresa Libra negocia lo que Escorpio ya ha calculado. De amigos se cuentan casi todo, y ese «casi» es el encanto. Que no los sienten a arbitrar una separación ajena.',
  },
  'Libra-Sagitario': {
    love: 'Risa, cultura y equipaje ligero. Se gustan enseguida y se presentan amigos. Sagitario le quita a Libra el miedo a decidir, Libra le enseña a Sagitario que una verdad bien peinada entra mejor. No son dados al drama. Cuando hay que hablar de futuro, alguno propone un viaje, y a menudo ese viaje es la respuesta.',
    together:
      'Turismo, universidad, organización de congresos, causas con encanto. Hacen contactos donde otros hacen cola. El reparto justo de lo tedioso es su punto flaco, y un calendario en la cocina lo alivia. En el aula, un docente de cada signo formarían a la promoción más viajera y mejor educada.',
  },
  'Libra-Capricornio': {
    love: 'Al principio hay admiración formal, casi de otra época. Capricornio corteja con hechos discretos y Libra con atenciones. El escollo es el tiempo: quien trabaja hasta tarde no ve que alguien ha puesto velas. Si consiguen una noche sagrada a la semana, la relación gana brillo de un lado y cimientos del otro.',
    together:
      'Fundan instituciones. El protocolo lo domina uno, el balance el otro, y juntos quedan muy bien en las inauguraciones. Discuten por a quién se invita y cuánto cuesta. Como hermanos se dividen la herencia con corrección glacial y, dos años más tarde, con una risa inesperada.',
  },
  'Libra-Acuario': {
    love: 'El aire circula solo. Se enamoran hablando de otra cosa, de cine, de justicia, de los demás, y un amigo les avisa de lo evidente. Libertad y compañía se equilibran sin tratado. Para que la ternura tenga cuerpo hay que apagar la conversación a veces; bailar es una buena forma de callar sin hacer silencio.',
    together:
      'Diseñan ciudades, revistas, asociaciones. Cada uno mejora la idea del otro sin apropiarse de ella, rareza que conviene valorar. La ejecución la hará alguien de tierra, y que lo inviten a cenar. De amigos pasan por la vida como una tertulia que cambia de bar y no de tema.',
  },
  'Libra-Piscis': {
    love: 'Romanticismo por partida doble, aunque de distinta tela: Libra ama la escena, Piscis el ensueño. Se tratan con delicadeza y se evitan los disgustos, que entonces esperan en el pasillo. Una pregunta los salva si se hace a tiempo y sin adornos, «¿qué quieres tú?», y si se aguanta la pausa hasta oír la respuesta.',
    together:
      'Vestuario, ballet, poesía, galerías. La sensibilidad está asegurada y la administración no. En grupos evitan tomar partido, y eso los vuelve confidentes de ambos bandos. Si comparten casa, fallan en sacar la basura. Como compañeros de pena, en cambio, son de lo mejor que hay.',
  },
  'Escorpio-Escorpio': {
    love: 'Se encuentran dos que no se conforman. La intimidad es inmediata o no es, y lo que se promete se promete una sola vez. Sexo, silencio y verdad, por ese orden o por cualquiera. La prueba no es la pasión sino la confianza tranquila: dejar el teléfono en la mesa y salir a regar.',
    together:
      'Equipo de crisis, quirófano, investigación de fondo. No necesitan explicarse las alarmas. En una sociedad comercial deben pactar transparencia, pues cada cual tiende a guardarse una carta. Los hermanos se vigilan de niños y se veneran de adultos, sin decirlo más que una vez.',
  },
  'Escorpio-Sagitario': {
    love: 'A Sagitario le parece un enigma con buena voz y a Escorpio una ventana abierta. Hay curiosidad y un humor que nace del choque. La crisis típica trata de límites: cuánto se cuenta fuera, cuánto se pregunta dentro. Ninguno mentía; tenían simplemente dos ideas del cuarto de los dos.',
    together:
      'Documentales, antropología, reportajes de riesgo. Uno consigue el permiso con simpatía y el otro la información con paciencia. En la amistad se corrigen el exceso de fe y el exceso de sospecha. Que la tesorería no la lleve el optimista, ni el humor de la oficina el suspicaz.',
  },
  'Escorpio-Capricornio': {
    love: 'La reserva los acerca antes que la simpatía. No prometen, comprueban, y después se quedan. El cariño es sobrio en público y muy distinto a puerta cerrada. La ambición común los une más que muchas caricias, así que conviene no dejarlas para cuando se haya logrado todo, porque ese día se aplaza.',
    together:
      'Estrategia, inversiones, cirugía, restauración de empresas en ruinas. Otros se van cuando ellos apenas empiezan. El poder lo reparten con una naturalidad que asusta a los competidores. En la familia forman el núcleo duro, el que reúne papeles, toma decisiones difíciles y luego no habla de ello.',
  },
  'Escorpio-Acuario': {
    love: 'Uno pide todo y el otro pide aire, y los dos hablan completamente en serio. La atracción tiene algo de experimento. Sobrevive si la intensidad se ofrece en vez de exigirse y si la distancia se anuncia en vez de practicarse. Ceder, aquí, cuesta el triple, y por eso cada cesión cuenta como una declaración.',
    together:
      'Un hacker y un psicólogo tendrían menos que decirse. Investigan, desmontan, reforman, y ninguno se deja comprar. Chocan por el método, secreto o abierto. Dentro de una organización conviene que sus despachos no compartan pared. La amistad, cuando cuaja, resiste ideologías y mudanzas.',
  },
  'Escorpio-Piscis': {
    love: 'El agua llama al agua. Se leen, se sueñan, se cuidan con un fervor que de fuera parece telepatía. Escorpio baja la guardia por primera vez y Piscis encuentra un puerto con centinela. La sombra es de dependencia, dulce y gradual. Tener cada cual una amistad y una afición propias mantiene limpio el cauce.',
    together:
      'Cine, terapia, música oscura, rescates. La empatía de uno afina la puntería del otro. En lo económico, que firme quien sabe decir que no. Entre abuelo y nieta de estos signos ocurren conversaciones que nadie más oye, y un cajón con cosas que no se tiran.',
  },
  'Sagitario-Sagitario': {
    love: 'Dos trenes felices en la misma vía. Se enamoran riendo, se separan por un viaje y se reencuentran en otro. Hay honestidad, a veces de más. Para echar raíces necesitan un proyecto que crezca, sea un jardín, una escuela o una criatura, porque la estabilidad sin aventura les parece una sala de espera.',
    together:
      'Expediciones, editoriales de viajes, clases abarrotadas. Como socios venden humo del bueno y conviene que alguien lo convierta en cosa. Llegan tarde a la vez, y ninguno se ofende. En familia son los que vuelven de lejos con regalos incomprensibles y con la maleta abierta en el pasillo.',
  },
  'Sagitario-Capricornio': {
    love: 'Uno se ríe de las reglas y el otro sabe para qué sirven. Al conocerse se toman por caso perdido, y eso les da permiso para sorprenderse. El amor prospera con metas de ambos tamaños, el viaje de este año y la casa de dentro de diez. Se estropea con sermones, en cualquiera de los dos idiomas.',
    together:
      'Quien vende el sueño y quien hace el presupuesto: muchos negocios buenos nacieron así. Han de hablar cada lunes, breve y con números. En la amistad, Capricornio acompaña a la aventura con botiquín. Un profesor de un signo y un alumno del otro se recuerdan siempre, al cabo de años de exasperarse.',
  },
  'Sagitario-Acuario': {
    love: 'Camaradería con deseo, o al revés. Ninguno cela el calendario del otro y ambos detestan la palabra «obligación». Ríen, debaten, se mandan artículos. Hay que cuidar lo pequeño, la fiebre, el aniversario, la lámpara, porque entre tanto horizonte puede quedar a oscuras el pasillo que llevaba al dormitorio.',
    together:
      'Activismo, divulgación, tecnología para países que no conocen todavía. Dan ideas a una mesa entera. El seguimiento es el lado débil, y lo saben. Amigos de décadas con pocas fotos, se encuentran en aeropuertos. De padres crían gente libre y con los cordones sin atar.',
  },
  'Sagitario-Piscis': {
    love: 'Júpiter los hermana y por eso se creen desde el primer día. Hay generosidad, fe, cierta locura amable. Luego uno dice una verdad redonda y el otro se encoge. El fuego tendrá que aprender volumen y el agua tendrá que aprender a decir «para», dicho en el momento y no a la semana siguiente.',
    together:
      'Misiones, cooperación, cine de autor, posadas con biblioteca. Nadie ayuda con más ganas ni lleva peor las facturas. En un equipo necesitan límites puestos por otro. Se consuelan de los fracasos con una facilidad envidiable, y de las promesas incumplidas con una canción y un abrazo largo.',
  },
  'Capricornio-Capricornio': {
    love: 'No se cortejan: se observan, se respetan y un día amanecen haciendo planes a quince años. El afecto existe y va por dentro, con ironía de por medio. Juntos aguantan lo que venga. Precisamente por eso han de permitirse flaquear; que uno diga «hoy no puedo» y el otro no lo resuelva, solo se siente al lado.',
    together:
      'Socios de toda la vida, con el mismo mueble archivador. Trabajan en festivo y se lo reprochan con orgullo. En la enseñanza forman oficiales que les temen y luego los citan. Si son hermanos, mantienen la casa de los padres como un monumento, y discuten una sola vez, por el tejado.',
  },
  'Capricornio-Acuario': {
    love: 'Saturno los gobierna, aunque a uno le dicte la norma y al otro el plano de la siguiente. Se gustan por la seriedad con que se toman lo suyo. Expresar lo que sienten les cuesta en proporciones parecidas, así que la relación avanza por gestos: el arreglo hecho de noche, el artículo recortado, la silla guardada.',
    together:
      'Ingeniería, política municipal, fundaciones. Entre ambos reforman sin derribar. La pugna es por el ritmo y por el organigrama. Una regla útil: lo probado se conserva hasta que el nuevo modelo pase una prueba que el tradicional haya redactado. En la amistad hablan poco y siempre del futuro.',
  },
  'Capricornio-Piscis': {
    love: 'El frío se templa. Capricornio encuentra a alguien ante quien no hace falta ser fuerte; Piscis, a alguien que cumple lo que dice. Se enamoran en momentos difíciles y se disfrutan en los buenos, que tardan un poco más. El reproche posible es antiguo: tú nunca estás, tú nunca aterrizas. Una cena fija responde a ambos.',
    together:
      'Arquitectura y paisaje, orquesta y gerencia, barco y marea. La imaginación de uno gana presupuesto y la disciplina del otro gana sentido. Como jefe y empleado conviene que las fechas estén claras y el modo, libre. De abuelos son un misterio delicioso para los nietos.',
  },
  'Acuario-Acuario': {
    love: 'Se eligen por afinidad y se quedan por respeto. Viven juntos como buenos compañeros de laboratorio, con cuartos propios, y se enteran de que se aman cuando uno falta. La emoción se cuela entre las ideas, por un lado que no esperaban. Un abrazo sin tema de conversación: tres al día, receta sin contraindicaciones.',
    together:
      'Podcasts, colectivos, patentes. Dos opiniones firmes sobre cualquier cosa y ninguna gana de imponerlas a gritos. En una comunidad escriben los estatutos y olvidan la merienda. Como amigos pueden discrepar de todo durante treinta años sin moverse un milímetro ni quererse un milímetro menos.',
  },
  'Acuario-Piscis': {
    love: 'Vecinos de invierno, miran los dos más allá: el uno hacia el futuro, el otro hacia el fondo. Se respetan la extravagancia. Piscis quisiera fundirse y Acuario prefiere conversar, y en medio cabe una intimidad hecha de arte, bromas suaves y horas en silencio. Lo doméstico, ay, no lo lleva nadie; un calendario con imanes ayuda.',
    together:
      'Música electrónica, terapias de grupo, ciencia ficción con sentimientos. Defienden a los raros porque lo son. En el trabajo la lógica de un lado pone orden en la inspiración del otro, si lo hace sin burlarse. Son amigos a prueba de ausencias, con reencuentros que parecen de ayer.',
  },
  'Piscis-Piscis': {
    love: 'Se miran y ya están lejos, los dos, en el mismo sitio. Hay devoción, cine en la cama, lágrimas compartidas sin saber por qué. El mundo exterior llama a la puerta con recibos. Para que el idilio flote basta con una boya: una persona, un oficio o un horario que no dependa del ánimo de ninguno.',
    together:
      'Coro, acuario, centro de acogida, poemas a cuatro manos. Se perdonan todo, incluso lo que convendría hablar. En un trabajo necesitan que alguien de tierra les pregunte cuándo. Los hermanos comparten almohada hasta muy tarde y, ya mayores, sueñan lo mismo la misma semana o eso aseguran.',
  },
} as const satisfies Readonly<Record<string, PairMore>>;
