import type { Severity } from '../../../content/schema/toxic-kinds.ts';
import { BRAND } from '../../../src/shared/brand.ts';
import type { Folder } from '../../../src/shared/species.ts';

/** An animal of the drawings, or the huella of its species where `slug` is null. */
export type Animal = { folder: Folder; slug: string | null };

/** What a card shows in its plate. */
export type Figure =
  | { kind: 'animal'; animal: Animal }
  | { kind: 'four'; animals: Animal[] }
  | { kind: 'icon'; name: string }
  | { kind: 'bars'; severity: Severity };

/** The picture that stands for a page where its link is shared, below public/images/compartir/. */
export type Card = {
  /** `perros/labrador` */
  name: string;
  tone: Folder | 'emergency' | 'primary';
  /** The small line above the title. */
  kicker: string;
  title: string;
  figure: Figure;
};

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** Where the cards stand: below `public`, and on the site. */
export const CARDS_PATH = '/images/compartir';

const animalsOf = (figure: Figure): Animal[] =>
  figure.kind === 'animal' ? [figure.animal] : figure.kind === 'four' ? figure.animals : [];

/** `perros/labrador.jpg`: drawings of animals as JPEG, flat ones as PNG, each in what it is smallest and sharpest in. */
export const fileOf = ({ name, figure }: Card): string =>
  `${name}.${animalsOf(figure).some(({ slug }) => slug) ? 'jpg' : 'png'}`;

/** What the picture says, for who does not see it. */
export const altOf = ({ kicker, title }: Card): string => `${title}. ${kicker}. ${BRAND}.`;
