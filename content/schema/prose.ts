import { fromMarkdown } from 'mdast-util-from-markdown';
import * as z from 'zod';

/** A run of text: plain, in italics, strong, or a link to one of our own pages `[tag, href, text]`. */
export type Inline = string | ['em' | 'strong', string] | ['a', string, string];
/** A paragraph or a list of items, ready to draw: nothing is parsed in the browser. */
export type Block = ['p', Inline[]] | ['ul', Inline[][]];
export type Prose = Block[];

type MdastNode = { type: string; value?: string; url?: string; ordered?: boolean | null; children?: MdastNode[] };

class Refused extends Error {}

const refuse = (what: string): never => {
  throw new Refused(`${what}: solo se admiten párrafos, listas con «- », *cursiva*, **fuerte** y enlaces propios`);
};

const plain = (node: MdastNode): string =>
  node.children ? node.children.map(plain).join('') : (node.value ?? '').replace(/\n/g, ' ');

const inline = (node: MdastNode): Inline => {
  switch (node.type) {
    case 'text':
      return (node.value ?? '').replace(/\n/g, ' ');
    case 'emphasis':
      return ['em', plain(node)];
    case 'strong':
      return ['strong', plain(node)];
    case 'link':
      if (!node.url?.startsWith('/')) return refuse(`enlace a «${node.url}»`);
      return ['a', node.url, plain(node)];
    default:
      return refuse(`marca «${node.type}»`);
  }
};

const inlines = (node: MdastNode): Inline[] => (node.children ?? []).map(inline);

const block = (node: MdastNode): Block => {
  if (node.type === 'paragraph') return ['p', inlines(node)];
  if (node.type === 'list' && !node.ordered) {
    return ['ul', (node.children ?? []).map((item) => (item.children ?? []).flatMap(inlines))];
  }
  return refuse(`bloque «${node.type}»`);
};

/**
 * Running text in a small part of Markdown: paragraphs parted by an empty line, `- ` lists, `*cursiva*`
 * (scientific names, genes), `**fuerte**` and links to our own pages. No headings, html, pictures or outside links.
 */
export const prose = () =>
  z
    .string()
    .min(20)
    .transform((text, context): Prose => {
      try {
        return (fromMarkdown(text).children as MdastNode[]).map(block);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        context.addIssue({ code: 'custom', message: error.message, input: text });
        return z.NEVER;
      }
    });

/** The text of a parsed prose without its marks, paragraphs parted by a line break. */
export const plainText = (text: Prose): string =>
  text
    .flatMap((part) => (part[0] === 'p' ? [part[1]] : part[1]))
    .map((run) => run.map((piece) => (typeof piece === 'string' ? piece : piece[piece.length - 1])).join(''))
    .join('\n');
