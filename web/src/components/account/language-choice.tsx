import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { appLanguages } from '../../../../shared/languages.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { setLanguageMutation } from '../../queries/own-account.ts';
import { hasLanguages, LanguageSelect } from '../controls/language-select.tsx';
import { Failure } from '../feedback/messages.tsx';
import { SectionCard } from '../layout/card.tsx';

/** The language of the signed-in grown-up's screens. */
export function LanguageCard() {
  const { t } = useLingui();
  const { me } = useAccount();
  const save = useMutation(setLanguageMutation);
  const [chosen, setChosen] = useState(me.language ?? '');
  if (!hasLanguages) return null;
  return (
    <SectionCard title={t`Language`}>
      <LanguageSelect
        isLabelHidden
        label={t`Language of your screens`}
        hint={me.role === 'parent' ? t`Kids can have their own, under Edit learner.` : undefined}
        value={chosen}
        onChange={({ target: { value } }) => {
          const language = appLanguages.find((tag) => tag === value);
          setChosen(value);
          save.mutate({ ...(language && { language }) }, { onError: () => setChosen(me.language ?? '') });
        }}
      >
        <option value="">{t`Same as the device`}</option>
      </LanguageSelect>
      {save.error && <Failure error={save.error} title={t`Failed to change the language`} />}
    </SectionCard>
  );
}

/** The language of a learner's screens, as a field of a form. */
export function LearnerLanguage(props: Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const { t } = useLingui();
  if (!hasLanguages) return null;
  return (
    <LanguageSelect label={t`Language of the screens`} hint={t`Cards keep the language they’re written in.`} {...props}>
      <option value="device">{t`Same as the device`}</option>
    </LanguageSelect>
  );
}
