/**
 * Calls for which an admin must first state a reason to see the family: all that show, change or delete something inside it. An admin's other
 * calls need no reason. Lists only methods and paths, as in the contract.
 */
export const callsWithReason = `
# Who the children are, and their ways in.
GET    /api/households/{householdId}/members
GET    /api/households/{householdId}/learners
POST   /api/households/{householdId}/learners
PATCH  /api/households/{householdId}/learners/{learnerId}
DELETE /api/households/{householdId}/learners/{learnerId}
PUT    /api/households/{householdId}/learners/{learnerId}/look
PUT    /api/streaks/learners/{learnerId}/badges/seen
PUT    /api/households/{householdId}/learners/{learnerId}/left-out/{cardId}
GET    /api/households/{householdId}/devices
DELETE /api/households/{householdId}/devices/{deviceId}

# What they study, and how it goes.
GET    /api/households/{householdId}/today
GET    /api/reports/learners/{learnerId}/summary
GET    /api/reports/learners/{learnerId}/activity
GET    /api/reports/learners/{learnerId}/loose-cards
GET    /api/reports/learners/{learnerId}/forecast
GET    /api/streaks/learners/{learnerId}
GET    /api/streaks/learners/{learnerId}/badges
GET    /api/streaks/learners/{learnerId}/calendar
GET    /api/sessions
POST   /api/sessions
POST   /api/decks/{deckId}/sessions
PUT    /api/sessions/{sessionId}
POST   /api/sessions/{sessionId}/reviews
PATCH  /api/sessions/{sessionId}/complete
DELETE /api/sessions/{sessionId}
DELETE /api/sessions/{sessionId}/reviews/{reviewId}
GET    /api/decks
GET    /api/decks/{deckId}/card-states

# Their quizzes and their work.
GET    /api/quiz-attempts
GET    /api/attempts/{attemptId}
POST   /api/quizzes/{quizId}/attempts
PATCH  /api/attempts/{attemptId}
PATCH  /api/attempts/{attemptId}/complete
DELETE /api/attempts/{attemptId}
GET    /api/assignments
POST   /api/assignments
PATCH  /api/assignments/{assignmentId}
DELETE /api/assignments/{assignmentId}

# What takes something of a child along.
GET    /api/households/{householdId}/flags
PUT    /api/decks/{deckId}/cards/{cardId}/flag
DELETE /api/decks/{deckId}/cards/{cardId}/flag
GET    /api/households/{householdId}/bin
POST   /api/households/{householdId}/bin/{entryId}/restore
DELETE /api/households/{householdId}/bin/{entryId}
DELETE /api/decks/{deckId}
DELETE /api/decks/{deckId}/cards/{cardId}
POST   /api/decks/{deckId}/cards/delete
POST   /api/decks/{deckId}/cards/move
POST   /api/decks/{deckId}/imports/history
POST   /api/decks/{deckId}/imports/undo
DELETE /api/quizzes/{quizId}
DELETE /api/households/{householdId}

# Who belongs to the family, and how it is set up.
POST   /api/users/{userId}/households
PATCH  /api/households/{householdId}
PATCH  /api/households/{householdId}/members/{memberId}
DELETE /api/households/{householdId}/members/{memberId}
GET    /api/households/{householdId}/invitations
POST   /api/households/{householdId}/invitations
DELETE /api/households/{householdId}/invitations/{invitationId}
GET    /api/households/{householdId}/consent

# What the family made.
POST   /api/decks
PATCH  /api/decks/{deckId}
POST   /api/decks/take
GET    /api/decks/{deckId}/share
POST   /api/decks/{deckId}/share
DELETE /api/decks/{deckId}/share
GET    /api/decks/{deckId}/cards
POST   /api/decks/{deckId}/cards
PATCH  /api/decks/{deckId}/cards/{cardId}
POST   /api/decks/{deckId}/cards/copy
POST   /api/decks/{deckId}/cards/import
GET    /api/decks/{deckId}/imports
POST   /api/decks/{deckId}/imports/changes
GET    /api/media/{mediaId}
POST   /api/households/{householdId}/media
GET    /api/quizzes
POST   /api/quizzes
GET    /api/quizzes/{quizId}
PATCH  /api/quizzes/{quizId}
POST   /api/decks/{deckId}/quiz
`;
