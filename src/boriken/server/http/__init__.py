"""HTTP: routes, checks of requests, descriptions of answers, and the files of the browser table."""
