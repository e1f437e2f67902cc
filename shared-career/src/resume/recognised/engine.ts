import { encodeGreyMap, makeHalf, turn, turnQuarters, type Grey } from './grey.ts';
import { measureSureness, parseWords, type RecognisedWord } from './words.ts';

/** The files that recognising characters needs besides the code. */
export interface RecognitionFiles {
  /** The engine: WebAssembly. */
  readonly engine: Uint8Array<ArrayBuffer>;
  /** What it knows of Portuguese, unpacked. */
  readonly language: Uint8Array<ArrayBuffer>;
}

interface Api {
  Init(folder: string, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  SetSourceResolution(dotsPerInch: number): void;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  GetUTF8Text(): string;
  End(): void;
}

interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => Api;
}

type MakeCore = (options: {
  readonly wasmBinary: Uint8Array;
  readonly print: () => void;
  readonly printErr: () => void;
  readonly TesseractProgress: (percent: number) => void;
}) => Promise<Core>;

/** What was recognised on a picture. */
interface RecognisedPicture {
  readonly words: readonly RecognisedWord[];
  /** The picture as it was read: the boxes of the words lie on this one. */
  readonly picture: Grey;
  /** Quarters of a circle by which it was turned clockwise, as it lay on its side or on its head. */
  readonly quarters: number;
}

export interface Engine {
  /** @param onProgress told how far it is, 0 to 1 */
  readonly recognise: (
    picture: Grey,
    dotsPerInch: number,
    onProgress: (fraction: number) => void,
  ) => RecognisedPicture;
  readonly end: () => void;
}

/** The engine's neural reader, the only one that the language file has data of. */
const NEURAL = 1;
/** Below this a slope (radians) does no harm to the lines. */
const LEVEL = 0.004;
/** The engine tells 0 to 30 while it looks for lines. */
const LINES_DONE = 30;

/** Under this share of words that read well a page may lie on its side or on its head. */
const UPRIGHT = 0.5;
/** How much better a page reads after a turn that is right, in words that read well. */
const BETTER = 1.5;

/** How pages are taken apart: by the engine alone; as one word. */
const SEGMENTATION = { name: 'tessedit_pageseg_mode', page: '3', word: '8' } as const;
const LETTERS = 'tessedit_char_whitelist';
/** Letters of addresses, and the two that the engine takes an at sign for when it may take nothing else. */
const ADDRESS_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789._+-GQ';
const LIKE_ADDRESS = /^[^/]{3,}\.[a-z]{2,}$/iu;
/** Addresses are always shown for a second look. */
const ADDRESS_CONFIDENCE = 0.5;
const SITE = /^(?:www\.|https?:)|(?:linkedin|github|behance)\./iu;
const ADDRESS = /^([a-z0-9._+-]+?)[GQ]{1,2}([a-z0-9-]{2,}(?:\.[a-z0-9-]{2,})+)$/u;
/** Room left around a word that is read again, in pixels. */
const EDGE = 6;

/** Reads words that may be e-mail addresses again: the Portuguese of the engine hardly knows the at sign. */
function readAddresses(api: Api, words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) => {
    if (!LIKE_ADDRESS.test(word.text) || SITE.test(word.text)) return word;
    api.SetVariable(LETTERS, ADDRESS_LETTERS);
    api.SetVariable(SEGMENTATION.name, SEGMENTATION.word);
    api.SetRectangle(word.left - EDGE, word.top - EDGE, word.width + 2 * EDGE, word.height + 2 * EDGE);
    api.Recognize(null);
    const address = ADDRESS.exec(api.GetUTF8Text().trim());
    const text = address === null ? word.text : `${address[1]}@${address[2]}`;
    return { ...word, text, confidence: Math.min(word.confidence, ADDRESS_CONFIDENCE) };
  });
}

type Report = (fraction: number) => void;
const keepSilent: Report = () => {};

/** Starts the engine. Rejects where the browser refuses to run WebAssembly. */
export async function startEngine({ engine, language }: RecognitionFiles): Promise<Engine> {
  let report: Report = keepSilent;
  // @ts-expect-error -- the package ships no types; what is used of it is declared above.
  const code = (await import('tesseract.js-core/tesseract-core-simd-lstm.js')) as { default: MakeCore };
  const core = await code.default({
    wasmBinary: engine,
    print: () => {},
    printErr: () => {},
    TesseractProgress: (percent) => report(Math.max(0, (percent - LINES_DONE) / (100 - LINES_DONE))),
  });
  core.FS.writeFile('/por.traineddata', language);
  const api = new core.TessBaseAPI();
  if (api.Init('/', 'por', NEURAL) !== 0) throw new Error('The language of the engine could not be read.');

  const show = (picture: Grey, dotsPerInch: number): void => {
    core.FS.writeFile('/input', encodeGreyMap(picture));
    api.SetImageFile(1, 0);
    api.SetSourceResolution(dotsPerInch);
  };
  const readWords = (picture: Grey, dotsPerInch: number): RecognisedWord[] => {
    show(picture, dotsPerInch);
    api.Recognize(null);
    return parseWords(api.GetTSVText(0));
  };
  const readLevel = (picture: Grey, dotsPerInch: number) => {
    show(picture, dotsPerInch);
    api.FindLines();
    const slope = api.GetGradient();
    const level = Math.abs(slope) < LEVEL ? picture : turn(picture, slope);
    return { words: readWords(level, dotsPerInch), picture: level };
  };
  /** The quarters by which a page that reads badly is turned: where more of its words read well at half its size. */
  const findTurn = (picture: Grey, dotsPerInch: number, sure: number): number => {
    const small = makeHalf(picture);
    const [best] = [1, 2, 3]
      .map((quarters) => {
        const words = readWords(turnQuarters(small, quarters), dotsPerInch / 2);
        return { quarters, sure: measureSureness(words).letters };
      })
      .toSorted((a, b) => b.sure - a.sure);
    return best !== undefined && best.sure > BETTER * sure ? best.quarters : 0;
  };
  return {
    recognise: (picture, dotsPerInch, onProgress) => {
      report = onProgress;
      api.SetVariable(LETTERS, '');
      api.SetVariable(SEGMENTATION.name, SEGMENTATION.page);
      const asGiven = readLevel(picture, dotsPerInch);
      const { share, letters } = measureSureness(asGiven.words);
      const quarters = share >= UPRIGHT ? 0 : findTurn(picture, dotsPerInch, letters);
      const read = quarters === 0 ? asGiven : readLevel(turnQuarters(picture, quarters), dotsPerInch);
      if (share < UPRIGHT && quarters === 0) show(read.picture, dotsPerInch);
      report = keepSilent;
      return { words: readAddresses(api, read.words), picture: read.picture, quarters };
    },
    end: () => api.End(),
  };
}
