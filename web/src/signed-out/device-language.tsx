import { useLingui } from '@lingui/react/macro';
import { hasLanguages, LanguageSelect } from '../components/controls/language-select.tsx';
import { useSession } from '../lib/account/session.ts';
import { keepIfRoom } from '../lib/device/web-storage.ts';
import { openLanguage } from '../words/language.ts';
import { languageKey } from '../words/word-wish.ts';

/** The language of whoever isn't signed in on this device. Not for a signed-in person who opened a mailed link: their own comes first. */
export function DeviceLanguage() {
  const { t, i18n } = useLingui();
  const isSignedIn = useSession() !== undefined;
  if (!hasLanguages || isSignedIn) return null;
  return (
    <LanguageSelect
      label={t`Language`}
      isLabelHidden
      value={i18n.locale}
      onChange={({ target }) => {
        // Without room, the page still changes its language.
        keepIfRoom(languageKey, target.value);
        // Without its words, the page keeps its language.
        openLanguage(target.value).catch(() => undefined);
      }}
    />
  );
}
