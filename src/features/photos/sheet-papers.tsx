import { drawn, openPicture } from '../../lib/pictures.ts';
import { fetchFile } from '../../lib/sent-files.ts';
import { isPicture } from '../../shared/files.ts';
import type { Paper } from '../../shared/schemas/file.ts';
import type { Side } from './use-papers.ts';
import { paperLine, paperName } from './words.ts';
import './sheet-papers.css';

/** Long side of a picture on paper, px: a page of a laboratory is still read. */
const SHEET_SIDE = 1400;
/** Pictures of one sheet; what else there is stands with its name. */
const MOST_PICTURES = 40;

/** A paper as a sheet shows it; without an address it is named alone, and `why` says so. */
type Shown = { paper: Paper; address: string | null; why: string };

const APART = 'Está aparte: se descarga en la historia.';
const UNREAD = 'La foto no se pudo cargar.';
const MANY = `Esta hoja lleva hasta ${MOST_PICTURES} fotos: esta se ve en la historia.`;

const pictureOf = async (id: string): Promise<string> => {
  const picture = await openPicture(await fetchFile(id, false));
  try {
    const all = { x: 0, y: 0, width: picture.width, height: picture.height };
    return URL.createObjectURL(await drawn(picture, all, SHEET_SIDE));
  } finally {
    picture.close();
  }
};

const Row = ({ shown: { paper, address, why }, side }: { shown: Shown; side: Side }) => (
  <figure className="sheet-paper">
    {address && <img src={address} alt="" />}
    <figcaption>
      <b>{paperName(paper)}</b> · {paperLine(paper, side)}
      {why && `. ${why}`}
    </figcaption>
  </figure>
);

/** What a sheet shows of a paper; `shown`: how many pictures stand on it already. */
const shownOf = async (paper: Paper, shown: number): Promise<Shown> => {
  if (!isPicture(paper.type)) return { paper, address: null, why: APART };
  if (shown >= MOST_PICTURES) return { paper, address: null, why: MANY };
  const address = await pictureOf(paper.id).catch(() => null);
  return { paper, address, why: address ? '' : UNREAD };
};

/**
 * Reads what hangs on entries for paper, one picture after the other; one that cannot be read is named, and the rest is printed. What a
 * clinic put aside is left out, as former versions are.
 */
export const readSheetPapers = async (papers: readonly Paper[], side: Side) => {
  const all: Shown[] = [];
  for (const paper of papers)
    if (paper.recordId !== null && paper.withdrawnAt === null)
      all.push(await shownOf(paper, all.filter(({ address }) => address).length));
  return {
    of: (rootId: string) => {
      const hung = all.filter(({ paper }) => paper.recordId === rootId);
      return (
        hung.length > 0 && (
          <div className="sheet-papers">
            {hung.map((one) => (
              <Row key={one.paper.id} shown={one} side={side} />
            ))}
          </div>
        )
      );
    },
    done: () => {
      for (const { address } of all) if (address) URL.revokeObjectURL(address);
    },
  };
};
