import type { Page } from '@playwright/test';

interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
}

/** What the page's recogniser answers when it is asked whether it can work on the device. */
export type DeviceSpeech = 'available' | 'unavailable';

/**
 * Gives the page a recogniser of speech that says what the journey tells it to, under the name that browsers use. To be
 * called before the page is opened.
 */
export async function scriptSpeech(page: Page, onDevice: DeviceSpeech): Promise<void> {
  await page.addInitScript((answer) => {
    class ScriptedRecognition {
      static available = async () => answer;
      lang = '';
      continuous = false;
      interimResults = false;
      processLocally = false;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(globalThis, { auraSpeech: this });
      }
      stop() {
        setTimeout(() => this.onend?.());
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: ScriptedRecognition, webkitSpeechRecognition: undefined });
  }, onDevice);
}

/** Lets the recogniser hear something; what may still change comes last. */
export const say = (page: Page, heard: readonly Heard[]): Promise<void> =>
  page.evaluate((pieces) => {
    const { auraSpeech } = globalThis as unknown as { auraSpeech: { onresult(event: unknown): void } };
    auraSpeech.onresult({
      results: pieces.map(({ text, isFinal }) => ({ isFinal, length: 1, 0: { transcript: text } })),
    });
  }, heard);

/** Lets the recogniser end by itself, as it does in a silence, or fail. */
export const endSpeech = (page: Page, error: string | null = null): Promise<void> =>
  page.evaluate((why) => {
    const { auraSpeech } = globalThis as unknown as {
      auraSpeech: { onerror(event: unknown): void; onend(): void };
    };
    if (why !== null) auraSpeech.onerror({ error: why });
    auraSpeech.onend();
  }, error);
