/** Written by scripts/content/contract.ts from content/contrato.yaml and the controller of content/politica.yaml. */
type Contract = { title: string; since: string; content: { subtitle: string; paragraphs: string[] }[] };

/** The hash of the processing contract and of who answers for the service. */
export const CONTRACT_VERSION = '023069652cd31fcb';
/** The text that a clinic accepts. */
export const CONTRACT: Contract = {
  title: 'Contrato de transmisión de datos personales',
  since: '2026-11-24',
  content: [
    {
      subtitle: 'Las partes y para qué es',
      paragraphs: [
        'La clínica es la responsable de los datos de sus clientes y pacientes, decide para qué los usa y responde por ellos ante sus dueños. Quien presta este servicio es el encargado, los trata por cuenta de la clínica y para lo que dice este contrato.',
        'Las partes lo celebran según la Ley 1581 de 2012 y el artículo 25 del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015. Rige desde que un titular de la clínica lo acepta y mientras el encargado conserve datos de ella.',
      ],
    },
    {
      subtitle: 'Qué datos son',
      paragraphs: [
        'De las personas, el nombre, el teléfono, el correo, la dirección, el documento, lo que deben o abonaron, sus mensajes y lo que la clínica anota de ellas. De sus animales, la historia clínica, las fórmulas, los consentimientos, las citas y los documentos. De quienes trabajan en la clínica, su cuenta y su matrícula profesional.',
        'Por las cuentas que los dueños abren aquí responde quien presta el servicio, según la política de tratamiento de datos. Este contrato trata de lo que es de la clínica.',
      ],
    },
    {
      subtitle: 'Qué hace el encargado con ellos',
      paragraphs: [
        'Los guarda, los muestra a quien la clínica dio acceso, lleva su agenda y su libro, y envía los avisos de sus citas a quien los autorizó. No los vende, no los usa para publicidad ni para otro fin, y no los entrega a nadie más, salvo orden de una autoridad.',
        'Quienes administran el servicio no ven la historia clínica. Si le dan entrada a una cuenta de la clínica, sus titulares se enteran y pueden negarla.',
      ],
    },
    {
      subtitle: 'Qué le toca a la clínica',
      paragraphs: [
        'Tener la autorización de cada persona que registra o importa, y poder probarla. Guardar bien sus contraseñas, quitar a quien ya no trabaja en ella y escribir solo lo que necesita.',
        'Responder a las consultas y los reclamos de sus clientes. Las consultas se responden en diez días hábiles y los reclamos en quince.',
      ],
    },
    {
      subtitle: 'Dónde están los datos',
      paragraphs: [
        'En la red de la empresa Cloudflare, que puede guardarlos fuera de Colombia, también en países que no tienen el mismo nivel de protección. Ahí rigen las condiciones de tratamiento de datos de Cloudflare, que la obligan a tratarlos solo por encargo y a cuidarlos.',
      ],
    },
    {
      subtitle: 'Quién más interviene',
      paragraphs: [
        'Cloudflare aloja la base de datos, los archivos y la aplicación y, si la instalación tiene correo, entrega los mensajes. Si un dueño lo autoriza, un modelo de lenguaje de Cloudflare redacta la respuesta a sus preguntas con pasajes de las guías.',
        'Los avisos de un dispositivo salen cifrados por el servicio de su navegador, que es de Google, Apple, Mozilla o Microsoft, y no llevan nombres ni datos clínicos. Si la clínica escribe por WhatsApp, lo hace ella con su propia cuenta.',
        'El encargado no suma a nadie más sin cambiar este texto y pedir que se acepte otra vez.',
      ],
    },
    {
      subtitle: 'Cómo se cuidan',
      paragraphs: [
        'Lo que viaja va cifrado. De las contraseñas se guarda una huella que no permite leerlas, y cada llamada comprueba la sesión, el papel de la persona y la clínica a la que pertenece. Los actos que dan poder quedan en un registro que nadie puede cambiar. Los titulares ven quién entró por la administración y qué leyó.',
        'Quienes trabajan con los datos guardan reserva, también después de irse. Si el encargado sabe de una falla que los expuso, lo dice a los titulares de la clínica sin demora y, a más tardar, en cinco días hábiles, con lo que pasó y lo que hizo, para que la clínica lo reporte a la Superintendencia de Industria y Comercio dentro de los quince días hábiles que esta da.',
      ],
    },
    {
      subtitle: 'Cuánto se conservan',
      paragraphs: [
        'Mientras la clínica los use. Lo que una ley la obliga a conservar de un dueño que eliminó su cuenta, o de un cliente que la clínica borra, queda sin nombre y bloqueado, y solo lo lee un titular. El plazo lo pone la clínica en Configuración, entre 5 y 20 años desde lo último que hizo con el animal. Si no elige, son diez. Al cumplirse, se borra solo y queda anotado.',
        'Del libro, que no se puede cambiar, quedan el número, los valores y los motivos de cada cobro, sin persona ni animal, porque sus totales deben cuadrar.',
      ],
    },
    {
      subtitle: 'Cómo se devuelven y se borran',
      paragraphs: [
        'Un titular descarga cuando quiera todo lo que es de la clínica, en un formato abierto y documentado, desde Configuración, «Llevarse todo».',
        'Si la clínica se cierra o el contrato termina, sus datos quedan para consultar y descargar mientras dure su plazo. La clínica puede pedir por escrito que se borre antes lo que ninguna ley la obliga a conservar.',
      ],
    },
    {
      subtitle: 'Cambios de este texto',
      paragraphs: [
        'Cada texto tiene una versión. Cuando cambia, un titular lo acepta otra vez. Hay 30 días para hacerlo, que Configuración dice con su fecha. Si pasan, los dueños no pueden pedir citas nuevas hasta que alguien lo acepte. Lo demás sigue como antes y nadie pierde el acceso.',
      ],
    },
  ],
};
/** Who processes the data; null: a trial installation names nobody. */
export const PROCESSOR: { name: string; address: string; email: string } | null = null;
