import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '../../lib/app-config.ts';

/** Whom to write to, as this installation is set up. */
export function Contact() {
  const email = useQuery(appConfigQuery).data?.contactEmail;
  if (email) return <a href={`mailto:${email}`}>{email}</a>;
  return <>the person or organisation that runs this Flashspark for you</>;
}
