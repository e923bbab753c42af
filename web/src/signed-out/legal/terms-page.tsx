import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

/** The terms of service, at `/terms`. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      intro="These are the rules for using Flashspark. They are meant to be read: short sentences, no tricks. By making an account or using one, you agree to them."
      sections={termsSections}
    />
  );
}
