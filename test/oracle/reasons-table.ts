/**
 * The calls for which an admin has to say first why they look at the family: all that shows, changes or takes away something of a child. Every
 * other call that an admin may make is answered without a reason. Methods and paths alone, as the contract has them.
 */
export const callsWithReason = `
# Who the children are, and their ways in.
GET    /api/households/{householdId}/members
GET    /api/households/{householdId}/learners
POST   /api/households/{householdId}/learners
PATCH  /api/households/{householdId}/learners/{learnerId}
DELETE /api/households/{householdId}/learners/{learnerId}
PUT    /api/households/{householdId}/learners/{learnerId}/look
GET    /api/households/{householdId}/devices
DELETE /api/households/{householdId}/devices/{deviceId}

# What they study, and how it goes.
GET    /api/households/{householdId}/today
GET    /api/reports/learners/{learnerId}/summary
GET    /api/reports/learners/{learnerId}/activity
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
`;
