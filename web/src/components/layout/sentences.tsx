export function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="stack bullets gap-3">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
