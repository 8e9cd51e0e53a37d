/**
 * A second text of Saturn in each sign, from Aries to Piscis: it stays for two or three years, so
 * that whole classes at school share it.
 */
export const SATURN_SIGNS: readonly string[] = [
  'Con Saturno en Aries, el impulso pide permiso a la prudencia y no siempre lo obtiene. Te exiges valor, y te lo cuentas como falta cuando solo era cautela. Un primer paso pequeño, dado sin testigos, te enseña más que un gran arranque.',
  'Saturno en Tauro te hace administrar despacio lo que tienes: dinero, fuerzas, cariño. Te cuesta gastar sin motivo y disfrutar sin haberlo ganado. Poner el placer en la lista de necesidades sería una reforma sensata.',
  'Con Saturno en Géminis, la palabra se te vuelve oficio. Prefieres callar a decir algo a medias, y verificas lo que otros repiten. Si aceptas ensayar en voz alta, descubres que la claridad también se hace conversando.',
  'Que Saturno esté en Cáncer te da un sentido antiguo del deber con los tuyos. Sostienes la mesa, guardas las llaves y te preguntas poco quién te sostiene a ti. Una casa con horario de visitas para tu propio descanso sería un buen comienzo.',
  'Saturno en Leo te hace ganarte el aplauso a pulso. Preparas mucho antes de salir a escena, y el elogio te llega con retraso, como si viniera para otra persona. Mostrar algo inacabado a quien te quiere es un acto de valentía.',
  'Tu Saturno en Virgo lleva un cuaderno de faltas, casi todas leves. Esa minucia te hace fiable y, a ratos, te cansa. Prueba a anotar también lo que salió bien: la contabilidad quedaría más exacta.',
  'Con Saturno en Libra, la justicia te importa en lo pequeño: quién lava los platos, quién llama, quién cede. Piensas mucho antes de unirte y después cumples. Un pacto que se pueda renegociar te deja respirar.',
  'Saturno en Escorpio pone cerraduras dobles en lo íntimo. Conoces la fuerza de callar y la usas bien en los momentos graves. Lo que te libera es elegir cuándo abrir, y comprobar que la puerta aguanta.',
  'Tu Saturno en Sagitario le pide pruebas al entusiasmo. No te vale cualquier maestro ni cualquier mapa, y llegas a tus creencias a pie. Conviene dejar una ventana para lo que no se puede demostrar.',
  'Con Saturno en Capricornio, el tiempo trabaja contigo. Planificas a años vista, soportas la intemperie y respetas a quien cumple. La meta que de verdad cuesta es la otra: parar sin sentir que pierdes altura.',
  'Saturno en Acuario te hace responsable de lo común: el reglamento, la asamblea, el plan que nadie quería redactar. Piensas con independencia y la sostienes con datos. Acercarte a uno solo, sin causa de por medio, es el ejercicio.',
  'Con Saturno en Piscis, la compasión te pesa como una tarea. Cuidas, escuchas, te aplazas, y luego echas de menos un borde. Un horario para los demás y otro para ti convierte la marea en canal.',
];
