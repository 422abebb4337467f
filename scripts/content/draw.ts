import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { sentencesOf, shownTexts } from './texts.ts';

/**
 * `npm run content:draw -- [--size=200] [--seed=<commit>]`: statements of the guides drawn for readers who have not seen them,
 * each with its place, the whole text it stands in, the species it is shown for, and links in brackets. The seed is the hash of the commit, so that nobody chooses the draw and
 * anybody can repeat it: a statement's rank is the hash of seed, file, field and place, whatever order the files are read in.
 */
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const seed = option('seed') ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const size = Number(option('size') ?? 200);

/** Names, keywords and what drawings show say nothing that could be right or wrong for an animal. */
const NO_STATEMENT = /(^|\.)(aliases|other_names|pictures|name|title|short_title|colors|labels?|synonyms?)(\[|\.|$)/;
/** Shorter texts are labels. */
const SHORTEST = 25;

const statements = shownTexts({ links: true })
  .filter(({ file, field }) => !NO_STATEMENT.test(field) && !/busqueda|politica|acerca/.test(file))
  // Red flags: only the sentence that they say first is drawn; the rest is what people type.
  .filter(({ file, field }) => !/alertas/.test(file) || /first$/.test(field))
  .flatMap(({ file, field, text, whom }) =>
    sentencesOf(text).map((sentence, place) => ({
      file,
      field,
      text,
      whom,
      sentence,
      rank: createHash('sha256').update(`${seed}\n${file}\n${field}\n${place}`).digest('hex'),
    })),
  )
  .filter(({ sentence }) => sentence.length >= SHORTEST);

const drawn = statements
  .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  .slice(0, size)
  .sort((a, b) => a.file.localeCompare(b.file));
console.log(`# ${drawn.length} of ${statements.length} statements, seed ${seed}`);
drawn.forEach(({ file, field, sentence, text, whom }, index) => {
  console.log(`\n${index + 1}. ${file} · ${field}\n   ${sentence}`);
  if (whom) console.log(`   (se muestra solo para: ${whom.join(', ')})`);
  if (text !== sentence) console.log(`   (en: ${text.replaceAll(sentence, '[…]')})`);
});
