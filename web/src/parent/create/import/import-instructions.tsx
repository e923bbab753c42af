import Download from 'lucide-react/icons/download';
import { createTemplate, templateFileName } from '../../../../../shared/import/template.ts';
import { Button } from '../../../components/controls/button.tsx';
import { downloadCsv } from '../decks/download-csv.ts';
import styles from './import.module.css';

const EXAMPLE = `front,back
What is the capital of France?,Paris
"Which colors are in the flag of Italy?","Green, white and red"`;

/** How a file has to look, with an example and a template; folds up once there is a file. */
export function ImportInstructions({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <details className={styles.instructions} open={isOpen}>
      <summary data-first-focus>How your CSV file should look</summary>
      <div className={styles.instructionsBody}>
        <ul>
          <li>
            Two columns are required: <code>front,back</code>.
          </li>
          <li>
            The first row must be a header. Names like question and answer or term and definition are understood too,
            and if your file has none, you will be asked.
          </li>
          <li>Each row after it is one card.</li>
          <li>Put quotes around text that contains commas.</li>
          <li>In a spreadsheet, save as “CSV (comma delimited)”.</li>
        </ul>
        <p id="import-example">Example:</p>
        <pre aria-labelledby="import-example" className={styles.example}>
          {EXAMPLE}
        </pre>
        <Button icon={<Download aria-hidden="true" />} onClick={() => downloadCsv(templateFileName, createTemplate())}>
          Download Template CSV
        </Button>
      </div>
    </details>
  );
}
