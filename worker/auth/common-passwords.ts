/**
 * Passwords tried first against Colombian accounts, folded as `searchKey` folds: lower case, no accents. Digits and signs
 * at either end are taken off before looking, so 'Colombia2026!' is here as 'colombia'. Short on purpose: throttling does
 * the rest.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p4ssword contrasena contrasenia contrasenha clave miclave clavesegura secreto secreta acceso
  admin administrador administrator usuario invitado prueba pruebas test testing demo temporal cambiame changeme
  welcome bienvenido bienvenida hola holahola holamundo letmein login abrete sesamo abretesesamo
  qwerty qwertyu qwertyui qwertyuiop qwerty123 asdfgh asdfghjk asdfghjkl asdfghjklñ asdfghjkln zxcvbn zxcvbnm qazwsx
  qazwsxedc 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx abc abcd abcde abcdef abcdefg abcdefgh abc123 abcd1234
  123456789 12345678 1234567890 87654321 11111111 00000000 12341234 123123123 987654321 147258369 123qwe 1234qwer
  colombia micolombia colombiatierraquerida bogota medellin cali barranquilla cartagena bucaramanga pereira manizales
  cucuta ibague santamarta villavicencio pasto monteria antioquia boyaca cundinamarca
  millonarios millos nacional atleticonacional americadecali deportivocali santafe junior juniortupapa tolima onces
  oncecaldas dim medellinista seleccion seleccioncolombia futbol fútbol jamesrodriguez falcao luisdiaz
  iloveyou teamo teamomucho tequiero tequieromucho miamor amor amorcito amormio micorazon corazon princesa mivida
  bebe bebecito angel angelito jesus jesucristo diosesamor diosmio dios maria virgen virgenmaria esperanza bendicion
  familia mifamilia mihijo mihija mama papa mamita hermosa hermoso preciosa bonita linda
  alejandro alejandra andres camila carlos carolina catalina cristian daniel daniela david diana diego felipe
  fernanda fernando gabriela jorge juan juancarlos juanjose juanpablo laura leonardo luisa luis manuela marcela
  mateo natalia nicolas oscar paola patricia ricardo santiago sebastian sofia valentina valeria veronica
  mascota mascotas mimascota perro perrito miperro gato gatito migato veterinaria veterinario clinica firulais
  lulu luna toby max rocky zeus canela nina paco princesa pelusa muneca coco negro mono patasyplumas
  superman batman pokemon starwars dragon dragonball naruto minecraft fortnite spiderman barbie hellokitty
  football baseball basketball monkey sunshine shadow master michael jennifer ashley trustno1 whatever google
  facebook instagram whatsapp tiktok samsung iphone android windows linux internet computador celular
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes viernes domingo
  navidad verano invierno primavera`.split(/\s+/),
);
