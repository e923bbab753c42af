import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

/** The privacy policy, at `/privacy`. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="Flashspark helps families learn. It keeps what it needs for that, shows it only to the family it belongs to, sells nothing and shows no advertising. This page says exactly what is kept, where, and how it goes away."
      sections={privacySections}
    />
  );
}
