import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../setup/places.ts';
import { filterModule } from './encode.ts';
import { listed } from './lists.ts';

/** `npm run passwords`: writes the filter of common passwords that the Worker carries. The same lists make the same bytes. */
const texts = listed();
const module = filterModule(texts);
writeFileSync(join(ROOT, 'worker/auth/common-filter.ts'), module);
console.log(`${texts.length} texts, ${module.length} bytes, ${gzipSync(module).length} gzip`);
