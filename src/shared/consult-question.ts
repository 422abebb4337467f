// What an owner typed, read for what is asked in it.

/** Greetings, manners and verbs that say nothing of what is asked: unmet, they would sink what answers it. */
const FILLERS = new RegExp(
  `(?<!\\p{L})(?:${[
    'hola|holi|buen[oa]s? (?:d[ií]as?|tardes?|noches?)|buenas|saludos|doctor[a]?|dr|dra|disculp[ae]n?|por ?fa(?:vor(?:cito)?)?|favor|gracias|ayuda',
    '(?:yo )?(?:quer[ií]a|quiero|quisiera|necesito|me gustar[ií]a) (?:saber|preguntar(?:les?)?|consultar(?:les?)?)|(?:una|tengo una) (?:pregunta|duda|inquietud)',
    'me (?:pueden?|podr[ií]an?) (?:decir|ayudar|explicar|colaborar)|me explicas?|expl[ií]came|dime|saber|quiero|quisiera|quer[ií]a',
    '(?:le )?(?:hacen?|caen?) (?:da[ñn]o|mal)|duran?|demoran?|me voy|voy|vamos|(?:lo |la )?(?:quito|quitar(?:le)?|saco|sacar(?:lo|la)?)|hago|hacer|toca|tocan|ya|hoy|digo|igual|creo|debo|deber[ií]a|tengo que|hay que|qu[eé] pasa|es (?:normal|buen[oa]|mal[oa])|sin que .*$',
    'despu[eé]s(?: de)?|antes de|apenas|a veces|todos los d[ií]as|tod[oa] (?:el|la) (?:d[ií]a|noche)',
    '(?:tiene|de|con|cumpli[oó]|va a cumplir) \\d{1,2} (?:a[ñn](?:it)?os?|mes(?:es|esitos)?|semanas)|se llama \\p{L}+',
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/** A question without what says nothing of it, nor the animal's own name; nothing but that stays as it is. */
export const searchable = (question: string, name = ''): string => {
  const own = name.trim().replace(/[^\p{L}\p{N} ]/gu, '');
  const named = own.length > 2 ? question.replace(new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, 'giu'), ' ') : question;
  const rest = named.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return rest.length > 2 ? rest : question;
};

/** Where one thing that is said ends and another begins. */
const BREAK = /[.,;:?!¿¡\n]+|(?<!\p{L})(?:y|pero|porque|es que)(?!\p{L})/iu;
const ASKS = /(?<!\p{L})(?:qu[eé]|c[oó]mo|cu[aá]l|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|puedo|puede|sirve)(?!\p{L})/iu;

/** What is asked in one breath, and where that says too much at once its parts, those that ask before those that tell. */
export const partsOf = (question: string): string[] => {
  const parts = question.split(BREAK).filter((part) => part.trim().includes(' '));
  const asking = parts.filter((part) => ASKS.test(part));
  return parts.length > 1 ? [question, ...asking, ...parts.filter((part) => !ASKS.test(part))] : [question];
};

/** What people also ask anybody, and no guide of ours answers: games, shows, papers, machines, other people's recipes. */
export const ELSEWHERE =
  /(?<!\p{L})(?:partido|mundial|selecci[oó]n (?:colombia|de f[uú]tbol)|f[uú]tbol|goles?|pel[ií]culas?|series?|novelas?|canci[oó]n(?:es)?|poemas?|chistes?|hor[oó]scopo|loter[ií]a|d[oó]lar|renta|impuestos?|presidente|clima|capital de|computador|celular nuevo|wifi|tarea de|cu[aá]nto es \d)(?!\p{L})/iu;
