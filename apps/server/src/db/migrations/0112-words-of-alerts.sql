-- A debt that is paid in part goes on under the same alert, with the sum that is owed now.
grant update (detail) on alert to maidan_app;
