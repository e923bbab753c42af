import { vi } from 'vitest';

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

/** Returns a local voice, or a `remote` one that needs a server. */
export function makeVoice(lang: string, kind: 'local' | 'remote' = 'local', isDefault = false): SpeechSynthesisVoice {
  return { lang, name: lang, voiceURI: lang, localService: kind === 'local', default: isDefault };
}

/** Fakes speech synthesis, which jsdom lacks: speaks one text until the test ends it. */
export class FakeSpeech extends EventTarget {
  readonly heard: Heard[] = [];
  /** Number of interrupted utterances. */
  cuts = 0;
  /** Drops speech without an event, as Safari does before the first press. */
  isDeaf = false;
  paused = false;
  #voices: readonly SpeechSynthesisVoice[] = [];
  #current: FakeUtterance | undefined;

  /** Installs this fake with the voices known at the start. `vi.unstubAllGlobals` removes it. */
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

  /** Adds voices later, as most browsers do. */
  bringVoices(...voices: SpeechSynthesisVoice[]): void {
    this.haveVoices(...voices);
    this.dispatchEvent(new Event('voiceschanged'));
  }

  /** Replaces the available voices without firing an event. */
  haveVoices(...voices: SpeechSynthesisVoice[]): void {
    this.#voices = voices;
  }

  resume(): void {
    this.paused = false;
  }

  speak(utterance: FakeUtterance): void {
    if (this.isDeaf) return;
    const { text, lang, rate } = utterance;
    this.heard.push({ text, lang, rate });
    this.#current = utterance;
  }

  cancel(): void {
    if (!this.#current) return;
    this.cuts += 1;
    this.#end('onerror');
  }

  /** Ends the current utterance, or lets it fail. */
  end(how: 'onend' | 'onerror' = 'onend'): void {
    this.#end(how);
  }

  #end(how: 'onend' | 'onerror'): void {
    const ended = this.#current;
    this.#current = undefined;
    ended?.[how]?.();
  }
}
