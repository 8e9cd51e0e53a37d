/** One small thing to do, by the house of the Moon: as many as the days it can stay, and more. */
export const INVITATIONS: readonly (readonly [string, string, string, string])[] = [
  [
    'Mírate un minuto al espejo sin corregirte nada y di en voz alta qué necesitas de este día.',
    'Ponte la prenda que guardas para una ocasión y sal con ella a lo de siempre.',
    'Empieza la jornada con diez minutos solo para ti, antes de abrir ningún mensaje.',
    'Escribe en una hoja tres cosas que hoy harías distinto si nadie opinara.',
  ],
  [
    'Abre el cajón de los recibos y deja a la vista solo el que te preocupa: ponerle cifra ya es empezar.',
    'Cocina con lo que hay en casa, sin comprar nada, y fíjate en lo que sobra.',
    'Anota cada gasto de esta jornada en un papel doblado y léelo antes de dormir.',
    'Repara una cosa en vez de reemplazarla, aunque sea un botón.',
  ],
  [
    'Llama por teléfono a quien sueles escribirle, y pregúntale algo que no sepas.',
    'Lee en voz alta el mensaje importante antes de enviarlo; el oído corrige lo que el ojo perdona.',
    'Regresa por una calle que no conozcas y trae a casa una palabra nueva.',
    'Apaga las notificaciones una hora y contesta después, de una en una.',
  ],
  [
    'Cambia de sitio una lámpara y siéntate en ese rincón a no hacer nada.',
    'Pídele a alguien de tu familia que te cuente una historia de antes de que nacieras.',
    'Prepara la receta que olía en tu primera cocina y reparte un plato.',
    'Vacía una sola repisa, límpiala y devuelve únicamente lo que usas.',
  ],
  [
    'Haz algo bonito que no sirva para nada y no se lo enseñes a nadie todavía.',
    'Invita a alguien a jugar: cartas, pelota, adivinanzas, lo que haya.',
    'Pon la canción que te sabías entera y comprueba si te la sigues sabiendo.',
    'Retoma el cuaderno, la guitarra o la aguja durante el tiempo que dura un té.',
  ],
  [
    'Elige la tarea más corta de tu lista, termínala y tacha con ganas.',
    'Camina veinte minutos sin teléfono y deja que la cabeza se ordene sola.',
    'Cierra la jornada a la hora que dijiste, aunque quede algo en la mesa.',
    'Prepara esta noche lo que te complica las primeras horas: la ropa, las llaves, la bolsa.',
  ],
  [
    'Pregúntale a alguien cercano qué le haría la semana más fácil, y escucha sin resolver.',
    'Dile a alguien cercano una cosa que le agradeces antes de tocar el tema difícil.',
    'Propón un paseo para hablar de lo pendiente: caminando se discute menos.',
    'Relee un acuerdo que tengas con alguien y márcale la línea que conviene actualizar.',
  ],
  [
    'Escribe lo que no dirías y rompe la hoja: hay cosas que solo necesitan salir.',
    'Cambia una contraseña, devuelve un libro, salda un favor; algo pequeño que cierre.',
    'Elige a una persona de confianza y cuéntale la mitad de lo que te ronda.',
    'Pon nombre a un miedo en una sola línea, sin adjetivos, y déjala dormir en un cajón.',
  ],
  [
    'Busca en un mapa el lugar que te gustaría pisar y averigua cómo se llega.',
    'Lee diez páginas de algo que no tenga que ver con tu trabajo.',
    'Pregunta su historia a alguien que venga de lejos, y no la compares con la tuya.',
    'Escucha una charla en otro idioma, aunque pesques la mitad.',
  ],
  [
    'Redacta en dos líneas a qué te dedicas, como si lo leyera quien te quiere contratar.',
    'Termina y entrega algo pequeño antes de abrir algo grande.',
    'Pide una opinión concreta sobre tu trabajo: qué sobra, qué falta.',
    'Ordena el escritorio hasta que quede a la vista solo lo que harás ahora.',
  ],
  [
    'Escribe a la amistad que dejaste en visto y propón un café sin fecha lejana.',
    'Presenta a dos personas que deberían conocerse y retírate a tiempo.',
    'Comparte en voz alta un deseo que tenías guardado, con alguien que sepa escuchar.',
    'Ofrece una hora de lo que sabes hacer a quien le venga bien.',
  ],
  [
    'Acuéstate media hora antes y deja papel y lápiz junto a la cama.',
    'Siéntate en silencio el tiempo que tarda en enfriarse una taza.',
    'Borra de tu agenda una cosa que aceptaste por cortesía.',
    'Mira por la ventana hasta que cambie la luz, sin sacar una foto.',
  ],
];
