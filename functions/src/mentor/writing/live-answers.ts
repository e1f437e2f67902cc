import { countSettledParts, type StoredMessage } from '../ask/stored-message.ts';

/** An answer that a model is writing in this process. */
export interface LiveAnswer {
  /**
   * The message as soon as more than `known` of its parts are settled or all is written; null once nothing more
   * comes of it here.
   */
  after(known: number): Promise<StoredMessage | null>;
  grown(message: StoredMessage): void;
  end(): void;
}

/** Answers that are being written in this process, by the path of their documents. */
export interface LiveAnswers {
  open(path: string, message: StoredMessage): LiveAnswer;
  get(path: string): LiveAnswer | undefined;
}

export function createLiveAnswers(): LiveAnswers {
  const answers = new Map<string, LiveAnswer>();
  return {
    get: (path) => answers.get(path),
    open(path, message) {
      const answer = createLiveAnswer(message, () => answers.delete(path));
      answers.set(path, answer);
      return answer;
    },
  };
}

function createLiveAnswer(first: StoredMessage, onEnd: () => void): LiveAnswer {
  let latest = first;
  let isOver = false;
  let waiting: (() => void)[] = [];
  const tell = () => {
    const told = waiting;
    waiting = [];
    for (const wake of told) wake();
  };
  return {
    async after(known) {
      while (latest.writingUntil !== null && countSettledParts(latest) <= known) {
        if (isOver) return null;
        await new Promise<void>((wake) => waiting.push(wake));
      }
      return latest;
    },
    grown(message) {
      latest = message;
      tell();
    },
    end() {
      isOver = true;
      onEnd();
      tell();
    },
  };
}
