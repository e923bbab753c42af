import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { forecastQuery } from '../../queries/forecast.ts';
import { describeForecast } from './forecast-words.ts';

interface DeckForecastProps {
  readonly deckId: string;
  readonly learner: { readonly id: string; readonly name: string };
}

/** How much of a deck a learner will know at their pace. Absent if they have studied too little to tell. */
export function DeckForecast({ deckId, learner }: DeckForecastProps) {
  const { t } = useLingui();
  const forecast = useQuery(forecastQuery(learner.id));
  if (!forecast.data)
    return (
      <NotLoaded of={forecast} loading={t`Loading forecast...`} failed={t`Failed to load forecast`} height="26px" />
    );
  const own = forecast.data.decks.find((deck) => deck.deckId === deckId);
  return own ? <p>{describeForecast(learner.name, own)}</p> : null;
}
