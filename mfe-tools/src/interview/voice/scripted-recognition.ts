import type { Recognition, RecognitionEvent } from './recognition.ts';

/** A recogniser whose part is read out by a test. */
export class ScriptedRecognition implements Recognition {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  running = false;

  start(): void {
    this.running = true;
  }

  stop(): void {
    this.end();
  }

  abort(): void {
    this.running = false;
  }

  /** @param pieces texts of this run so far, those that may still change last */
  hear(pieces: readonly { readonly text: string; readonly isFinal: boolean }[]): void {
    const results: RecognitionEvent['results'] = pieces.map(({ text, isFinal }) => ({
      isFinal,
      length: 1,
      0: { transcript: text },
    }));
    this.onresult?.({ results });
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.end();
  }

  end(): void {
    this.running = false;
    this.onend?.();
  }
}
