/**
 * Every right of every function, written down by hand on purpose: whoever widens a role must widen this list, too. `@` names
 * the resource, `?` the condition.
 */
const common = [
  'logs:CreateLogStream @log',
  'logs:PutLogEvents @log',
  'xray:PutTelemetryRecords @*',
  'xray:PutTraceSegments @*',
];
const read = [...common, 'dynamodb:BatchGetItem @table', 'dynamodb:GetItem @table', 'dynamodb:Query @table'];
const write = [
  ...read,
  'dynamodb:ConditionCheckItem @table',
  'dynamodb:DeleteItem @table',
  'dynamodb:PutItem @table',
  'dynamodb:UpdateItem @table',
];
const bulkRemove = 'dynamodb:BatchWriteItem @table';
const touchSession = 'dynamodb:UpdateItem @table ?USER#*,ACTIVE';
const queryByDue = 'dynamodb:Query @table/index/by-due';
const queryAdminLists = 'dynamodb:Query @table/index/admin-lists';
const signToken = 'kms:Sign @key';

/** Id of the function → its rights. */
export const grantedRights: Readonly<Record<string, readonly string[]>> = {
  'admin/create-user': [...write],
  'admin/get-stats': [...read, touchSession],
  'admin/list-audit-entries': [...read, touchSession],
  'admin/list-users': [...read, touchSession, queryAdminLists],
  'admin/update-user': [...write],
  'assignments/create-assignment': [...write],
  'assignments/delete-assignment': [...write],
  'assignments/list-assignments': [...read, touchSession],
  'auth/change-password': [...write],
  'auth/get-me': [...read, touchSession],
  'auth/login': [...write, signToken],
  'auth/logout': [...write],
  'auth/logout-everywhere': [...write],
  'auth/register': [...write, signToken],
  'auth/sign-in-with-google': [...write, signToken],
  'auth/sign-up-with-google': [...write, signToken],
  'cards/create-card': [...write],
  'cards/delete-card': [...write],
  'cards/import-cards': [...write],
  'cards/list-cards': [...read, touchSession],
  'cards/update-card': [...write],
  'decks/create-deck': [...write],
  'decks/delete-deck': [...write, bulkRemove],
  'decks/list-decks': [...read, touchSession],
  'decks/update-deck': [...write],
  'households/accept-invitation': [...write],
  'households/create-household': [...write],
  'households/create-invitation': [...write],
  'households/delete-household': [...write, bulkRemove],
  'households/get-household': [...read, touchSession],
  'households/list-households': [...read, touchSession, queryAdminLists],
  'households/list-members': [...read, touchSession],
  'households/update-household': [...write],
  'learners/create-learner': [...write],
  'learners/delete-learner': [...write, bulkRemove],
  'learners/get-report-summary': [...read, touchSession],
  'learners/get-streak': [...read, touchSession],
  'learners/list-learners': [...read, touchSession],
  'learners/update-learner': [...write],
  'quizzes/complete-attempt': [...write],
  'quizzes/create-quiz': [...write],
  'quizzes/delete-quiz': [...write, bulkRemove],
  'quizzes/generate-quiz': [...write],
  'quizzes/get-attempt': [...read, touchSession],
  'quizzes/get-quiz': [...read, touchSession],
  'quizzes/list-attempts': [...read, touchSession],
  'quizzes/list-quizzes': [...read, touchSession],
  'quizzes/save-attempt': [...write],
  'quizzes/start-attempt': [...write],
  'quizzes/update-quiz': [...write],
  'reports/get-activity': [...read, touchSession],
  'streaks/get-calendar': [...read, touchSession],
  'streaks/list-badges': [...read, touchSession],
  'streaks/list-earned-badges': [...read, touchSession],
  'study/complete-session': [...write],
  'study/list-sessions': [...read, touchSession],
  'study/record-reviews': [...write],
  'study/start-session': [...write, queryByDue],
  'users/assign-user': [...write],
  'users/get-user': [...read, touchSession],
  'users/list-user-households': [...read, touchSession],
  'custom-resources/publish-jwks': [...common, 'kms:GetPublicKey @key'],
  'custom-resources/publish-origin-digests': [...common, 'secretsmanager:GetSecretValue @secret'],
  'events/finish-deletions': [...common, 'dynamodb:Query @table', 'dynamodb:DeleteItem @table', bulkRemove],
};
