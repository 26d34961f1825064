// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

export const parameters = (() => {
const subject0 = validate1;
const func0 = lengthOf;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate1.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sudo !== undefined){
if(!(validate2(data1.sudo, {parentData:data1,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject1 = validate4;

function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate5.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate4.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate5(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sudo !== undefined){
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  getNotificationSettings: subject0,
  updateNotificationSettings: subject0,
  getGroupNotificationSettings: subject1,
  updateGroupNotificationSettings: subject1,
  getProjectNotificationSettings: subject1,
  updateProjectNotificationSettings: subject1,
}
})()

export const bodies = (() => {
const subject0 = validate1;

function validate3(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.new_note !== undefined){
const _errs1 = errors;
if(typeof data.new_note !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_issue !== undefined){
const _errs3 = errors;
if(typeof data.new_issue !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reopen_issue !== undefined){
const _errs5 = errors;
if(typeof data.reopen_issue !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close_issue !== undefined){
const _errs7 = errors;
if(typeof data.close_issue !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reassign_issue !== undefined){
const _errs9 = errors;
if(typeof data.reassign_issue !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_merge_request !== undefined){
const _errs11 = errors;
if(typeof data.new_merge_request !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reopen_merge_request !== undefined){
const _errs13 = errors;
if(typeof data.reopen_merge_request !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close_merge_request !== undefined){
const _errs15 = errors;
if(typeof data.close_merge_request !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reassign_merge_request !== undefined){
const _errs17 = errors;
if(typeof data.reassign_merge_request !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_merge_request !== undefined){
const _errs19 = errors;
if(typeof data.merge_merge_request !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed_pipeline !== undefined){
const _errs21 = errors;
if(typeof data.failed_pipeline !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.success_pipeline !== undefined){
const _errs23 = errors;
if(typeof data.success_pipeline !== "boolean"){
validate3.errors = [0];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate3.errors = [0];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate5.errors = [0];
return false;
}
if(!((((((data === "disabled") || (data === "participating")) || (data === "watch")) || (data === "global")) || (data === "mention")) || (data === "custom"))){
validate5.errors = [0];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate3(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level !== undefined){
if(!(validate5(data.level, {parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification_email !== undefined){
if(typeof data.notification_email !== "string"){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate8;

function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate3(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level !== undefined){
if(!(validate5(data.level, {parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
validate8.errors = [0];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

return {
  updateNotificationSettings: subject0,
  updateGroupNotificationSettings: subject1,
  updateProjectNotificationSettings: subject1,
}
})()

export const responses = (() => {
const subject0 = validate1;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate2.errors = [0];
return false;
}
if(!((((((data === "disabled") || (data === "participating")) || (data === "watch")) || (data === "global")) || (data === "mention")) || (data === "custom"))){
validate2.errors = [0];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.level === undefined) && (missing0 = "level")) || ((data.notification_email === undefined) && (missing0 = "notification_email"))){
validate1.errors = [0];
return false;
}
else {
if(data.level !== undefined){
const _errs1 = errors;
if(!(validate2(data.level, {parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notification_email !== undefined){
const _errs2 = errors;
if(typeof data.notification_email !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate4;

function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate4.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate4.errors = [0];
return false;
}
}
}
}
else {
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

const subject2 = validate5;

function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate5.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate5.errors = [0];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

const subject3 = validate6;

function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate7.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate7.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate7.errors = [0];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate9(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate9.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate9.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate9.errors = [0];
return false;
}
}
}
}
else {
validate9.errors = [0];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate7(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate9(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

const subject4 = validate11;
const wrapper0 = {validate: validate12};

function validate12(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(wrapper0.validate(data0, {parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate11.errors = [0];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate12(data0, {parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate11.errors = [0];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const subject5 = validate14;

function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.new_note !== undefined){
const _errs1 = errors;
if(typeof data.new_note !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_issue !== undefined){
const _errs3 = errors;
if(typeof data.new_issue !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reopen_issue !== undefined){
const _errs5 = errors;
if(typeof data.reopen_issue !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close_issue !== undefined){
const _errs7 = errors;
if(typeof data.close_issue !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reassign_issue !== undefined){
const _errs9 = errors;
if(typeof data.reassign_issue !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_merge_request !== undefined){
const _errs11 = errors;
if(typeof data.new_merge_request !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reopen_merge_request !== undefined){
const _errs13 = errors;
if(typeof data.reopen_merge_request !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close_merge_request !== undefined){
const _errs15 = errors;
if(typeof data.close_merge_request !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reassign_merge_request !== undefined){
const _errs17 = errors;
if(typeof data.reassign_merge_request !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_merge_request !== undefined){
const _errs19 = errors;
if(typeof data.merge_merge_request !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed_pipeline !== undefined){
const _errs21 = errors;
if(typeof data.failed_pipeline !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.success_pipeline !== undefined){
const _errs23 = errors;
if(typeof data.success_pipeline !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate17(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.new_note === undefined) && (missing0 = "new_note")) || ((data.new_issue === undefined) && (missing0 = "new_issue"))) || ((data.reopen_issue === undefined) && (missing0 = "reopen_issue"))) || ((data.close_issue === undefined) && (missing0 = "close_issue"))) || ((data.reassign_issue === undefined) && (missing0 = "reassign_issue"))) || ((data.new_merge_request === undefined) && (missing0 = "new_merge_request"))) || ((data.reopen_merge_request === undefined) && (missing0 = "reopen_merge_request"))) || ((data.close_merge_request === undefined) && (missing0 = "close_merge_request"))) || ((data.reassign_merge_request === undefined) && (missing0 = "reassign_merge_request"))) || ((data.merge_merge_request === undefined) && (missing0 = "merge_merge_request"))) || ((data.failed_pipeline === undefined) && (missing0 = "failed_pipeline"))) || ((data.success_pipeline === undefined) && (missing0 = "success_pipeline"))){
validate16.errors = [0];
return false;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate14(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.level === undefined) && (missing0 = "level")){
validate14.errors = [0];
return false;
}
else {
if(data.level !== undefined){
const _errs1 = errors;
if(!(validate2(data.level, {parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
const _errs2 = errors;
if(!(validate16(data.events, {parentData:data,parentDataProperty:"events",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

return {
  getNotificationSettings: { 200: subject0, 401: subject1, 403: subject2, 404: subject3 },
  updateNotificationSettings: { 200: subject0, 400: subject4, 401: subject1, 403: subject2, 404: subject3, 422: subject2 },
  getGroupNotificationSettings: { 200: subject5, 400: subject4, 401: subject1, 403: subject2, 404: subject3 },
  updateGroupNotificationSettings: { 200: subject5, 400: subject4, 401: subject1, 403: subject2, 404: subject3, 422: subject2 },
  getProjectNotificationSettings: { 200: subject5, 400: subject4, 401: subject1, 403: subject2, 404: subject3 },
  updateProjectNotificationSettings: { 200: subject5, 400: subject4, 401: subject1, 403: subject2, 404: subject3, 422: subject2 },
}
})()
