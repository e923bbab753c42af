import { vi } from 'vitest';

/** What was given to a voice. */
interface Heard {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
}

class FakeUtterance {
  readonly text: string;
  lang = '';
  rate = 1;
  onend?: () => void;
  onerror?: () => void;

  constructor(text: string) {
    this.text = text;
  }
}

/** A voice of the device, or with `remote` one of a server. */
export function makeVoice(lang: string, kind: 'local' | 'remote' = 'local', isDefault = false): SpeechSynthesisVoice {
  return { lang, name: lang, voiceURI: lang, localService: kind === 'local', default: isDefault };
}

/** A browser that speaks, one text at a time, until it is told that the text is over. jsdom has none. */
export class FakeSpeech extends EventTarget {
  readonly heard: Heard[] = [];
  /** How often something was cut off. */
  cuts = 0;
  #voices: readonly SpeechSynthesisVoice[] = [];
  #current: FakeUtterance | undefined;

  /** Puts it into the page, with the voices that the page knows at once. `vi.unstubAllGlobals` takes it away. */
  constructor(...voices: SpeechSynthesisVoice[]) {
    super();
    this.#voices = voices;
    vi.stubGlobal('speechSynthesis', this);
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  }

  get speaking(): boolean {
    return this.#current !== undefined;
  }

  getVoices(): readonly SpeechSynthesisVoice[] {
    return this.#voices;
  }

  /** The voices come late, as they do in most browsers. */
  bringVoices(...voices: SpeechSynthesisVoice[]): void {
    this.#voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: FakeUtterance): void {
    const { text, lang, rate } = utterance;
    this.heard.push({ text, lang, rate });
    this.#current = utterance;
  }

  cancel(): void {
    if (!this.#current) return;
    this.cuts += 1;
    this.#end('onerror');
  }

  /** The text is through, or fails. */
  end(how: 'onend' | 'onerror' = 'onend'): void {
    this.#end(how);
  }

  #end(how: 'onend' | 'onerror'): void {
    const ended = this.#current;
    this.#current = undefined;
    ended?.[how]?.();
  }
}
