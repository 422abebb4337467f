import { deflateSync } from 'node:zlib';
import type { ErrorKey } from '../../src/shared/errors.ts';
import {
  adobe,
  bytesOf,
  colour,
  colours,
  comment,
  exif,
  extendedWebp,
  iptc,
  jpeg,
  morePictures,
  objectStream,
  pdf,
  png,
  pngChunk,
  profile,
  smallInside,
  webp,
  webpPart,
  xmp,
} from './sample-files.ts';

// The corpus: more than sixty small files, good and hostile, made here. What each is, is its name.

const pressed = (text: string | Uint8Array) => Uint8Array.from(deflateSync(text));
const PROGRAM = '5 0 << /S /JavaScript /JS (app.alert(1)) >>';
/** A profile that carries a text where no tag names it, and one with a tag of a device. */
const stuffed = profile(undefined, bytesOf('GPSLatitude 4.6'));
const ofDevice = profile([['mmod', new Uint8Array(40)]]);

const cut = (bytes: Uint8Array, left: number) => bytesOf(bytes.subarray(0, bytes.length - left));

/** What is kept as it came. */
export const GOOD: Record<string, [bytes: Uint8Array<ArrayBuffer>, type: string]> = {
  'a JPEG': [jpeg(), 'image/jpeg'],
  'a JPEG with its colours': [jpeg({ before: colours }), 'image/jpeg'],
  'a JPEG of 50 megapixels': [jpeg({ width: 10_000, height: 5000 }), 'image/jpeg'],
  'a PNG': [png(), 'image/png'],
  'a PNG with its colours': [
    png({ before: bytesOf(pngChunk('sRGB', [0]), pngChunk('pHYs', new Uint8Array(9))) }),
    'image/png',
  ],
  'a WebP': [webp(), 'image/webp'],
  'a WebP with an extended header': [extendedWebp(), 'image/webp'],
  'a PDF': [pdf(), 'application/pdf'],
  'a JPEG as Adobe marks it': [jpeg({ before: adobe }), 'image/jpeg'],
  'a PNG with a profile': [png({ before: pngChunk('iCCP', 'sRGB\0', [0], pressed(profile())) }), 'image/png'],
  'a WebP with a profile': [extendedWebp({ flags: 32, more: webpPart('ICCP', profile()) }), 'image/webp'],
  'a PDF whose objects are pressed': [
    pdf({ objects: objectStream(pressed('5 0 << /Type /Page >>')) }),
    'application/pdf',
  ],
  'a PDF that is encrypted': [pdf({ objects: objectStream('sealed'), body: '/Encrypt 7 0 R' }), 'application/pdf'],
  'a PDF that opens at a page': [pdf({ body: '/OpenAction [3 0 R /Fit]' }), 'application/pdf'],
};

/** What is refused, and by which rule. */
export const REFUSED: Record<string, [bytes: Uint8Array<ArrayBuffer>, key: ErrorKey]> = {
  'a JPEG that says where it was taken': [jpeg({ before: exif }), 'file_metadata'],
  'a JPEG that says so after its picture': [jpeg({ after: exif }), 'file_metadata'],
  'a JPEG with XMP': [jpeg({ before: xmp }), 'file_metadata'],
  'a JPEG with IPTC': [jpeg({ before: iptc }), 'file_metadata'],
  'a JPEG with a comment': [jpeg({ before: comment }), 'file_metadata'],
  'a JPEG with more pictures inside': [jpeg({ before: morePictures }), 'file_metadata'],
  'a PNG with Exif': [png({ before: pngChunk('eXIf', 'II*\0') }), 'file_metadata'],
  'a PNG with texts': [png({ before: pngChunk('tEXt', 'Author\0Ana') }), 'file_metadata'],
  'a PNG with its time': [png({ before: pngChunk('tIME', new Uint8Array(7)) }), 'file_metadata'],
  'a WebP that announces Exif': [extendedWebp({ flags: 8 }), 'file_metadata'],
  'a WebP with Exif it does not announce': [extendedWebp({ more: webpPart('EXIF', 'II*\0') }), 'file_metadata'],
  'a WebP with XMP': [extendedWebp({ more: webpPart('XMP ', '<x/>') }), 'file_metadata'],
  'a PNG that moves': [png({ before: pngChunk('acTL', new Uint8Array(8)) }), 'file_moves'],
  'a WebP that moves': [extendedWebp({ flags: 2 }), 'file_moves'],
  'a JPEG of more than 50 megapixels': [jpeg({ width: 10_001, height: 5000 }), 'file_pixels'],
  'a PNG that unfolds to 4 gigapixels': [png({ width: 65_535, height: 65_535 }), 'file_pixels'],
  'a PNG one pixel high and 30,000 wide': [png({ width: 30_000, height: 1 }), 'file_pixels'],
  'a WebP of 200 megapixels': [extendedWebp({ width: 16_000, height: 12_500 }), 'file_pixels'],
  'a JPEG of no height': [jpeg({ height: 0 }), 'file_broken'],
  'a JPEG that ends early': [cut(jpeg(), 10), 'file_broken'],
  'a PNG that ends early': [cut(png(), 14), 'file_broken'],
  'a WebP that ends early': [cut(webp(), 4), 'file_broken'],
  'a PDF that ends early': [cut(pdf(), 12), 'file_broken'],
  'a PNG without pixels': [png({ drawn: bytesOf() }), 'file_broken'],
  'a PNG chunk that is longer than the file': [png({ drawn: bytesOf([0, 1, 0, 0], 'IDAT', [1]) }), 'file_broken'],
  'a WebP that says it is shorter': [webp(undefined, 10), 'file_odd'],
  'a WebP that says it is longer': [webp(undefined, 4000), 'file_broken'],
  'a JPEG with an archive behind it': [jpeg({ tail: bytesOf('PK\x03\x04', 'x'.repeat(30)) }), 'file_odd'],
  'a JPEG with a page behind it': [jpeg({ tail: bytesOf('<script>alert(1)</script>') }), 'file_odd'],
  'a PNG with a PDF behind it': [png({ tail: pdf() }), 'file_odd'],
  'a WebP with a page behind it': [bytesOf(webp(), '<html>'), 'file_odd'],
  'a PDF with a page behind it': [pdf({ tail: '<html><script>alert(1)</script>' }), 'file_odd'],
  'a PDF that is an archive too': [pdf({ body: '(PK\x05\x06)' }), 'file_odd'],
  'a PDF with a program': [pdf({ body: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'file_active'],
  'a PDF that starts a program': [pdf({ body: '/A << /S /Launch /F (cmd.exe) >>' }), 'file_active'],
  'a PDF with files inside': [pdf({ body: '/Names << /EmbeddedFiles 3 0 R >>' }), 'file_active'],
  'a PDF with a program whose name is escaped': [
    pdf({ body: '/OpenAction << /S /#4aavaScript /J#53 (app.alert(1)) >>' }),
    'file_active',
  ],
  'a PDF with all of a name escaped': [
    pdf({ body: '/Names << /#45#6d#62#65#64#64#65#64#46#69#6c#65#73 3 0 R >>' }),
    'file_active',
  ],
  'a PDF with a program among pressed objects': [pdf({ objects: objectStream(pressed(PROGRAM)) }), 'file_active'],
  'a PDF with an escaped one there': [
    pdf({ objects: objectStream(pressed(PROGRAM.replaceAll('J', '#4a'))) }),
    'file_active',
  ],
  'a PDF whose pressed objects have no type': [
    pdf({
      objects: bytesOf(
        '5 0 obj << /N 1 /First 4 /Filter [/FlateDecode] >> stream\r\n',
        pressed(PROGRAM),
        '\r\nendstream',
      ),
    }),
    'file_active',
  ],
  'a PDF whose objects are turned about twice': [
    pdf({ objects: objectStream(pressed(PROGRAM), '/Filter [/ASCIIHexDecode /FlateDecode]') }),
    'file_sealed',
  ],
  'a PDF whose objects cannot be unfolded': [pdf({ objects: objectStream('sealed') }), 'file_sealed'],
  'a PDF that only speaks of encryption': [
    pdf({ objects: objectStream('sealed'), body: '/Title (Encrypt) /Encrypted true' }),
    'file_sealed',
  ],
  'an encrypted PDF with a program': [
    pdf({ objects: objectStream('sealed'), body: '/Encrypt 7 0 R /S /JavaScript /JS (app.alert(1))' }),
    'file_active',
  ],
  'a PDF whose objects unfold to 8 MB': [pdf({ objects: objectStream(pressed('x'.repeat(8 << 20))) }), 'file_sealed'],
  'a PDF whose objects do not end': [
    pdf({ objects: bytesOf('5 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n', pressed(PROGRAM)) }),
    'file_broken',
  ],
  'a JPEG with a text in its profile': [jpeg({ before: colour(stuffed) }), 'file_metadata'],
  'a JPEG whose profile names its device': [jpeg({ before: colour(ofDevice) }), 'file_metadata'],
  'a JPEG whose profile is no profile': [jpeg({ before: colour(bytesOf(new Uint8Array(300))) }), 'file_metadata'],
  'a JPEG with a second profile': [jpeg({ before: bytesOf(colours, colours) }), 'file_metadata'],
  'a JPEG with a smaller picture in its header': [jpeg({ before: smallInside }), 'file_metadata'],
  'a PNG with a text in its profile': [
    png({ before: pngChunk('iCCP', 'sRGB\0', [0], pressed(stuffed)) }),
    'file_metadata',
  ],
  'a PNG whose profile unfolds to 1 MB': [
    png({ before: pngChunk('iCCP', 'sRGB\0', [0], pressed(new Uint8Array(1 << 20))) }),
    'file_metadata',
  ],
  'a WebP with a text in its profile': [extendedWebp({ flags: 32, more: webpPart('ICCP', stuffed) }), 'file_metadata'],
  'a PDF that begins later': [bytesOf('\n', pdf()), 'file_kind'],
  'a page': [bytesOf('<!doctype html><script>alert(1)</script>'), 'file_kind'],
  'an SVG': [bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'file_kind'],
  'a page that begins as a document': [bytesOf('%<html>'), 'file_broken'],
  'a GIF': [bytesOf('GIF89a', new Uint8Array(20)), 'file_kind'],
  'a HEIC': [bytesOf([0, 0, 0, 24], 'ftypheic', new Uint8Array(20)), 'file_kind'],
  'a sound': [bytesOf('RIFF', [40, 0, 0, 0], 'WAVEfmt ', new Uint8Array(40)), 'file_kind'],
  'a program': [bytesOf('MZ', new Uint8Array(60)), 'file_kind'],
  'an archive': [bytesOf('PK\x03\x04', new Uint8Array(60)), 'file_kind'],
  'a JPEG that begins and ends and holds nothing': [bytesOf([0xff, 0xd8, 0xff, 0xd9]), 'file_broken'],
  'a JPEG whose parts run out of it': [bytesOf([0xff, 0xd8, 0xff, 0xe0, 0x00, 0xff], 'JFIF\0'), 'file_broken'],
  'a PNG with an archive behind it': [png({ tail: bytesOf('PK\x03\x04', 'x'.repeat(30)) }), 'file_odd'],
  'a PNG with a profile that names its author': [
    png({ before: pngChunk('iTXt', 'XML:com.adobe.xmp\0<x/>') }),
    'file_metadata',
  ],
  'a page whose letters take two bytes': [
    bytesOf([0xff, 0xfe], ...[...'<html>'].map((sign) => [sign.charCodeAt(0), 0])),
    'file_kind',
  ],
  'an SVG that begins with a mark': [
    bytesOf([0xef, 0xbb, 0xbf], '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'file_kind',
  ],
  'an AVIF': [bytesOf([0, 0, 0, 28], 'ftypavif', new Uint8Array(20)), 'file_kind'],
  'a film': [bytesOf([0, 0, 0, 24], 'ftypmp42', new Uint8Array(20)), 'file_kind'],
  'a TIFF': [bytesOf('II*\0', new Uint8Array(30)), 'file_kind'],
  'a BMP': [bytesOf('BM', new Uint8Array(60)), 'file_kind'],
  'a text': [bytesOf('Nube no ha comido hoy.'), 'file_kind'],
};
